import { z } from 'zod'

/** How a database calls a document: SQLite by a number, MongoDB by a string. Nobody outside sees it, and nothing may hang on which. */
export const documentId = z.union([z.number(), z.string()])

export type DocumentId = z.infer<typeof documentId>
