import type { CollectionConfig, GlobalConfig, LivePreviewConfig, Plugin } from 'payload'
import { formatDraftName } from '../src/domain/draft-name'
import { hasPublicFace, previewAddress } from '../src/domain/preview-address'
import { previewLink } from './endpoints/preview-link'
import { changedHeadersFirst } from './hooks/changed-headers'

const PANEL = { Component: '/src/admin/preview/preview-panel#PreviewPanel' }
const SHARE = '/src/admin/preview/share-preview#SharePreview'

/**
 * Gives everything with a public face its live preview, and a button that copies a link to the draft. Said here once: a
 * collection is named in `src/domain/pages.mjs`, and needs nothing of its own.
 */
export const previews: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), previewLink],
  collections: config.collections?.map((collection) => (hasPublicFace(collection.slug) ? withPreview(collection) : collection)),
  globals: config.globals?.map((global) => (hasPublicFace(global.slug) ? withGlobalPreview(global) : global)),
})

/** The page itself with `draft=1`, which shows drafts to signed-in staff only, and with the name of the document. */
const livePreview: LivePreviewConfig = {
  url: async ({ collectionConfig, globalConfig, data, req }) => {
    // What lies in the trash has no page.
    if (data.deletedAt) return null
    const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
    const row = slug === 'page-headers' ? await changedHeadersFirst(data, req) : data
    const address = previewAddress(slug, row)
    if (address === null || (collectionConfig && !data.id)) return null
    const document = formatDraftName({ slug, id: collectionConfig ? String(data.id) : null })
    return `${address}${address.includes('?') ? '&' : '?'}draft=1&of=${document}`
  },
}

function withPreview(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), SHARE]
  return {
    ...collection,
    admin: {
      ...admin,
      livePreview,
      components: {
        ...components,
        edit: { ...components.edit, beforeDocumentControls },
        views: { ...components.views, edit: { livePreview: PANEL } },
      },
    },
  }
}

function withGlobalPreview(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), SHARE]
  return {
    ...global,
    admin: {
      ...admin,
      livePreview,
      components: {
        ...components,
        elements: { ...components.elements, beforeDocumentControls },
        views: { ...components.views, edit: { livePreview: PANEL } },
      },
    },
  }
}
