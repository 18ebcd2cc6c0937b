import type { TaskConfig } from 'payload'
import { renewFilterGaps as renew } from '../usage/filter-gaps'

type RenewFilterGaps = { input: object; output: object }

/** After attributes or the tree of categories have changed: which products lack a filter (spec: content/gaps-of-finding). Harmless twice. */
export const renewFilterGaps: TaskConfig<RenewFilterGaps> = {
  slug: 'renew-filter-gaps',
  label: '重新检查产品的筛选属性',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 60_000 } },
  handler: async ({ req: { payload } }) => {
    await renew(payload)
    return { output: {} }
  },
}
