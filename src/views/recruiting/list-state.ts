import { listAddress, pageNumIn, paramReader, type SearchParams } from '@/components/filtered-list/list-address'

/** Page size of the list of trainings (spec: company/trainings). */
export const PAGE_SIZE = 8

/** The page of trainings that an address names. */
export const pageNumOf = (params: SearchParams): number => pageNumIn(paramReader(params)('pageNum'))

/** The address of a page of trainings. */
export const toHref = (pageNum: number): string => listAddress('/Recruiting', [], pageNum)
