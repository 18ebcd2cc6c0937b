import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { presence, presenceInList } from './endpoints/presence'
import { createOnce, noteCreation } from './hooks/create-once'
import { refuseStaleGlobalWrite, refuseStaleWrite } from './hooks/refuse-stale-write'

const GUARD = '/src/admin/editing/editing-guard#EditingGuard'
const WHO_IS_EDITING = '/src/admin/editing/list-presence#ListPresence'

/**
 * Gives every form what keeps its editor's words: a write over a newer version is refused, a new document is created once, and the form
 * knows what to do then (src/admin/editing). Said here once for all collections and globals; why: record 0028.
 */
export const safeEditing: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), presence, presenceInList],
  collections: config.collections?.map(safeCollection),
  globals: config.globals?.map(safeGlobal),
})

function safeCollection(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [GUARD, ...(components.edit?.beforeDocumentControls ?? [])]
  const beforeListTable = [...(components.beforeListTable ?? []), WHO_IS_EDITING]
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleWrite, createOnce, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), noteCreation],
    },
    admin: { ...admin, components: { ...components, beforeListTable, edit: { ...components.edit, beforeDocumentControls } } },
  }
}

function safeGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [GUARD, ...(components.elements?.beforeDocumentControls ?? [])]
  return {
    ...global,
    hooks: { ...hooks, beforeOperation: [refuseStaleGlobalWrite, ...(hooks.beforeOperation ?? [])] },
    admin: { ...admin, components: { ...components, elements: { ...components.elements, beforeDocumentControls } } },
  }
}
