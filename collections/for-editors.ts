import type { CollectionConfig, EditConfig, GlobalConfig, Plugin, SelectField } from 'payload'
import { publicationLabels } from '../src/domain/publication'

const VERSIONS = { Component: '/src/admin/versions/versions#Versions' }
const FIRST_SCHEDULE = '/src/admin/schedule/first-schedule#FirstSchedule'
const UNTITLED = '/src/admin/new-document/untitled-name#UntitledName'

/** Payload's own field; only how a list says it is ours. */
const status: SelectField = {
  name: '_status',
  type: 'select',
  label: '状态',
  options: (['draft', 'published'] as const).map((value) => ({ label: publicationLabels[value], value })),
  admin: { components: { Cell: '/src/admin/lists/publication-cell#PublicationCell' } },
}

/** Lists show so many documents unless somebody wants more. */
const pagination = { defaultLimit: 20, limits: [20, 50, 100] }

/**
 * What makes all forms and lists fit for people who write content and not programs: a history with names, no tab with JSON,
 * longer lists, states that are true, a name for what has no title yet. Said here once; after the previews, whose panel lies in the
 * same place of the configuration.
 */
export const forEditors: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(collectionForEditors),
  globals: config.globals?.map(globalForEditors),
})

function collectionForEditors(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, versions } = collection
  const { components = {} } = admin
  const common = { ...admin, hideAPIURL: true, pagination: { ...pagination, ...admin.pagination } }
  if (!versions) return { ...collection, admin: common }
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), FIRST_SCHEDULE, UNTITLED]
  return {
    ...collection,
    fields: [...collection.fields, status],
    admin: {
      ...common,
      components: {
        ...components,
        edit: { ...components.edit, beforeDocumentControls },
        views: { ...components.views, edit: withHistory(components.views?.edit) },
      },
    },
  }
}

function globalForEditors(global: GlobalConfig): GlobalConfig {
  const { admin = {}, versions } = global
  const { components = {} } = admin
  if (!versions) return { ...global, admin: { ...admin, hideAPIURL: true } }
  return {
    ...global,
    admin: {
      ...admin,
      hideAPIURL: true,
      components: { ...components, views: { ...components.views, edit: withHistory(components.views?.edit) } },
    },
  }
}

/** A form that was replaced as a whole has no place for a list of versions. */
function withHistory(edit: EditConfig = {}): EditConfig {
  if (edit.root) return edit
  const { root: _none, ...views } = edit
  return { ...views, versions: VERSIONS }
}
