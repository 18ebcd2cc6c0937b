import { createServerFeature } from '@payloadcms/richtext-lexical'

/** The editor takes what is pasted from Word and from web pages without its junk (spec: content/pasting). */
export const CleanPasteFeature = createServerFeature({
  feature: { ClientFeature: '/src/admin/paste/clean-paste-client#CleanPasteFeatureClient' },
  key: 'cleanPaste',
})
