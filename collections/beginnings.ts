import type { CollectionConfig, Plugin } from 'payload'

const START = { Component: '/src/admin/new-document/start-page#StartPage', path: '/create', exact: true } as const

/** Who copies is asked what the copy takes over; Payload's own item, which would make it at once, is put away (src/admin/brand/admin.css). */
const COPY = '/src/admin/new-document/copy-item#CopyItem'

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
  const views = { ...components.views, start: START }
  if (!hasTemplates(collection)) return { ...collection, admin: { ...admin, components: { ...components, views } } }
  const edit = { ...components.edit, editMenuItems: [...(components.edit?.editMenuItems ?? []), COPY] }
  return { ...collection, admin: { ...admin, components: { ...components, views, edit } } }
}

const hasTemplates = ({ fields }: CollectionConfig) => fields.some((field) => 'name' in field && field.name === 'isTemplate')
