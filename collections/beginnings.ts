import type { CollectionConfig, Plugin } from 'payload'

const START = { Component: '/src/admin/new-document/start-page#StartPage', path: '/create', exact: true } as const

/**
 * Puts a page before each form that saves itself: what it is called, and what it begins with. Payload would store an empty document when
 * the form is opened. Said here once for all collections with drafts; why: record 0073 (spec: content/new-documents).
 */
export const beginnings: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => (collection.versions ? withStart(collection) : collection)),
})

function withStart(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  return { ...collection, admin: { ...admin, components: { ...components, views: { ...components.views, start: START } } } }
}
