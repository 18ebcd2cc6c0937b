import type { BasePayload, Where } from 'payload'
import { z } from 'zod'
import { setInRows } from '../database/rows'
import { inTransaction } from '../database/transaction'
import { keyOf, partsOf } from '../domain/document-keys'
import { posterStem, videoStem } from '../domain/poster-names'
import { type DocumentId, documentId } from '../lib/document-id'
import { asPoster } from './find-usages'
import type { Request } from './resolve'

/** So many are read and written in one transaction: others who write wait for no longer. */
const BATCH = 200

const medium = z.object({ id: documentId, filename: z.string().nullish() })
type Medium = z.output<typeof medium>

/**
 * Notes at pictures and videos whether anything uses them, so that the library can list those that nothing does (record 0085). It is no change of
 * the picture: neither its version nor the pages that show it are touched.
 */
export async function noteMediaUse(req: Request, ids: readonly DocumentId[]): Promise<void> {
  if (ids.length > 0) await note(req, await readMedia(req, { id: { in: [...ids] } }))
}

/** The same for those that keys such as `media/12` name, among others. */
export const noteUseOf = (req: Request, keys: readonly (string | null)[]): Promise<void> =>
  noteMediaUse(
    req,
    [...new Set(keys)].flatMap((key) => mediumOf(key ?? '')),
  )

function mediumOf(key: string): DocumentId[] {
  const { slug, id } = partsOf(key)
  return slug === 'media' && id !== undefined ? [id] : []
}

/** Notes it of the pictures that are a video's poster by their names, since that comes or goes. */
export async function notePostersOf(req: Request, video: string): Promise<void> {
  const stem = videoStem(video)
  if (stem === null) return
  const named = (from: string, to: string): Where => ({ filename: { greater_than_equal: from, less_than: to } })
  const where = { or: [named(`${stem}-poster`, `${stem}-postes`), named(`${stem}.`, `${stem}/`)] }
  const media = await readMedia(req, where)
  await note(
    req,
    media.filter(({ filename }) => posterStem(filename ?? '') === stem),
  )
}

/** Notes it of all there are: what was uploaded before it was kept. */
export async function noteUseOfAll(payload: BasePayload): Promise<void> {
  let after: DocumentId | null = null
  do after = await inTransaction(payload, (req): Promise<DocumentId | null> => noteBatch({ ...req, payload }, after))
  while (after !== null)
}

async function noteBatch(req: Request, after: DocumentId | null): Promise<DocumentId | null> {
  const media = await readMedia(req, after === null ? {} : { id: { greater_than: after } })
  await note(req, media)
  return media.at(-1)?.id ?? null
}

async function note(req: Request, media: readonly Medium[]): Promise<void> {
  for (const { id, filename } of media) {
    if (filename) await setInRows(req, 'media', { filename }, ['isUsed', await isUsed(req, { id, filename })])
  }
}

async function isUsed(req: Request, { id, filename }: Medium): Promise<boolean> {
  const where: Where = { and: [{ document: { equals: keyOf('media', id) } }, { address: { exists: false } }] }
  const options = { collection: 'content-references', where, sort: 'id', limit: 1, pagination: false, req } as const
  const { docs } = await req.payload.db.find(options)
  if (docs.length > 0) return true
  return posterStem(filename ?? '') !== null && (await asPoster(req, { id })).length > 0
}

async function readMedia(req: Request, where: Where): Promise<Medium[]> {
  const options = { collection: 'media', where, sort: 'id', limit: BATCH, pagination: false, select: { filename: true }, req } as const
  return medium.array().parse((await req.payload.db.find(options)).docs)
}
