import type { LookupStatus } from '@/contract/lookup-statuses'

/** What visitors call the results: over the table, and in a row. */
export const resultNames: Readonly<Record<LookupStatus, { figure: string; tag: string }>> = {
  found: { figure: '找到', tag: '找到' },
  replaced: { figure: '有替代', tag: '替代' },
  equivalent: { figure: '别家型号', tag: '别家型号' },
  near: { figure: '相近，待选', tag: '相近' },
  unknown: { figure: '未找到', tag: '未找到' },
}
