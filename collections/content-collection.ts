import type { CollectionConfig, GlobalConfig } from 'payload'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staffOrPublished } from './access/staff-or-published'
import { trashOrAdministrators } from './access/trash-or-administrators'

/** Milliseconds after typing until a draft is saved; shorter makes big documents hang. */
const AUTOSAVE_INTERVAL = 375

const drafts = { autosave: { interval: AUTOSAVE_INTERVAL }, schedulePublish: { timeFormat: 'HH:mm' } }

/** What all collections with a public face share: drafts with versions, and who may do what (spec: content/drafts, content/roles). */
export const contentCollection = {
  access: {
    create: administratorsAndEditors,
    read: staffOrPublished,
    readVersions: administratorsAndEditors,
    update: administratorsAndEditors,
    delete: trashOrAdministrators,
  },
  versions: { drafts, maxPerDoc: 50 },
  trash: true,
} satisfies Partial<CollectionConfig>

/** The same for globals, which are pages or the settings of the whole site. */
export const contentGlobal = {
  access: {
    read: staffOrPublished,
    readVersions: administratorsAndEditors,
    update: administratorsAndEditors,
  },
  versions: { drafts, max: 50 },
} satisfies Partial<GlobalConfig>
