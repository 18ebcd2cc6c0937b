import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Who cancels the dialog of a new link leaves no link behind (spec: content/cancelled-links). */
export const UnfinishedLinksFeature = createServerFeature({
  feature: { ClientFeature: '/src/admin/links/unfinished-links-client#UnfinishedLinksFeatureClient' },
  key: 'unfinishedLinks',
})
