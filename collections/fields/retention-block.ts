import type { Block } from 'payload'

/**
 * Stands in a text for the periods of the service settings: what the page promises is what the site does. It has nothing to
 * fill in; `src/content/retention.ts` writes it.
 */
export const retentionBlock: Block = {
  slug: 'retention',
  labels: { singular: '保存期限', plural: '保存期限' },
  fields: [
    {
      name: 'hint',
      type: 'ui',
      admin: { components: { Field: '/src/admin/retention-hint#RetentionHint' } },
    },
  ],
}
