import type { UIField } from 'payload'

/** Where a file is used, with links to the editing pages; worked out when it is looked at. */
export const usedIn: UIField = {
  name: 'usedIn',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/admin/usage/usage-list#UsageList' },
  },
}
