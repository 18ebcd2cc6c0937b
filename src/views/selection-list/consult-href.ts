import type { SelectionList } from '@/domain/selection-list/list'

/** The consultation with this list: the form finds it on the device. */
export const consultHref = ({ id }: Pick<SelectionList, 'id'>): string => `/Consult?${new URLSearchParams({ list: id })}`
