import path from 'node:path'
import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { DocumentId } from '../lib/document-id'

const COLLECTION = 'documents'

/** What belongs to a file, and is taken from nobody else. */
const file = z.object({
  edition: z.string().nullish(),
  filename: z.string(),
  filesize: z.number().nullish(),
  mimeType: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
})

/** Rows that name a stored file. Those from before there were editions name it by its public name. */
function naming(edition: string, prefix = ''): Where {
  const withoutEdition: Where = { [`${prefix}edition`]: { exists: false } }
  return {
    or: [{ [`${prefix}edition`]: { equals: edition } }, { and: [withoutEdition, { [`${prefix}filename`]: { equals: edition } }] }],
  }
}

/**
 * A file that a document has or had: in what is saved, or in one of its versions.
 *
 * @returns null when it never had this one
 */
export async function findFileOf(req: PayloadRequest, id: DocumentId, edition: string) {
  const { db } = req.payload
  const saved = await db.findOne({ collection: COLLECTION, where: { and: [{ id: { equals: id } }, naming(edition)] }, req })
  const found: unknown = saved ?? (await findVersion(req, { and: [{ parent: { equals: id } }, naming(edition, 'version.')] }))
  const { data } = file.safeParse(found)
  return data ? { ...data, edition } : null
}

async function findVersion(req: PayloadRequest, where: Where): Promise<unknown> {
  const { docs } = await req.payload.db.findVersions({ collection: COLLECTION, where, limit: 1, pagination: false, req })
  return docs[0]?.version
}

/** Is a stored file named by any document, in the trash or not, or by any version? Asks what is committed. */
export async function isFileInUse({ db }: Payload, edition: string): Promise<boolean> {
  const { totalDocs } = await db.count({ collection: COLLECTION, where: naming(edition) })
  if (totalDocs > 0) return true
  const versions = await db.countVersions({ collection: COLLECTION, where: naming(edition, 'version.') })
  return versions.totalDocs > 0
}

/** `manual.pdf`, or `manual-1.pdf` when another document has that name. */
export async function freeFilename(req: PayloadRequest, filename: string, id?: DocumentId): Promise<string> {
  const { name, ext } = path.parse(filename)
  for (let number = 0; ; number += 1) {
    const candidate = number === 0 ? filename : `${name}-${number}${ext}`
    const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }]
    const where: Where = { and: [{ filename: { equals: candidate } }, ...others] }
    const { totalDocs } = await req.payload.db.count({ collection: COLLECTION, where, req })
    if (totalDocs === 0) return candidate
  }
}
