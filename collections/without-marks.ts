import type { CollectionConfig, GlobalConfig } from 'payload'
import { deepWithoutMarks } from '../src/lib/source-marks'

/** What is copied out of a preview and pasted brings along where it came from, unseen (record 0070): nothing of it is stored. */
const dropMarks = ({ data }: { data?: object }) => data && deepWithoutMarks(data)

/** A collection that stores no marks, whoever writes into it. */
export const withoutMarks = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeValidate: [dropMarks, ...(collection.hooks?.beforeValidate ?? [])] },
})

/** The same for a global. */
export const globalWithoutMarks = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeValidate: [dropMarks, ...(global.hooks?.beforeValidate ?? [])] },
})
