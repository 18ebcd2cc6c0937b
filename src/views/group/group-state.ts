import { paramReader, type SearchParams } from '@/components/filtered-list/list-address'

/** The tabs in their order (spec: company/group-tabs). */
export const tabs = ['group', 'chairman'] as const
export type GroupTab = (typeof tabs)[number]

/** Their words. */
export const tabLabels: Readonly<Record<GroupTab, string>> = { group: '集团介绍', chairman: '董事长介绍' }

const PATH = '/GroupIntroductView'

/** The tab that an address names; the first one when it names none. */
export const tabIn = (params: SearchParams): GroupTab => tabs.find((tab) => tab === paramReader(params)('tab')) ?? 'group'

/** The address of a tab; the first one has none of its own. */
export const toHref = (tab: GroupTab): string => (tab === 'group' ? PATH : `${PATH}?tab=${tab}`)
