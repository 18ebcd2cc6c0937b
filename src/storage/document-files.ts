import { randomUUID } from 'node:crypto'
import { storeAt } from './store-at'

/** The files of documents, all editions of them: in the data folder, or in external storage. */
export const documentFiles = storeAt('files')

/** A name for a file that is stored now. Its extension says how it is served. */
export const newEdition = (extension: string) => `${randomUUID()}.${extension}`

type Named = { edition?: string | null; filename?: string | null }

/** Under which name the file of a document is stored. Those from before there were editions lie under their public name. */
export const editionOf = ({ edition, filename }: Named) => edition ?? filename ?? null
