import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { publishCheck } from './endpoints/publish-check'

const PANEL = '/src/admin/publishing/publish-check#PublishCheck'

/** Gives every form with drafts its check before publishing. Said here once for all collections and globals; why: record 0072. */
export const publishChecks: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), publishCheck],
  collections: config.collections?.map((collection) => (collection.versions ? withPanel(collection) : collection)),
  globals: config.globals?.map((global) => (global.versions ? withGlobalPanel(global) : global)),
})

function withPanel(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), PANEL]
  return { ...collection, admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } } }
}

function withGlobalPanel(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), PANEL]
  return { ...global, admin: { ...admin, components: { ...components, elements: { ...components.elements, beforeDocumentControls } } } }
}
