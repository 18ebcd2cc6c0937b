import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook, RequestContext } from 'payload'
import { z } from 'zod'
import { environment } from '../../src/lib/environment'
import { extensionOf } from '../../src/lib/file-sizes'
import { leadOldAddress } from './lead-old-address'

/** Where the files of documents lie, unless storage is external. */
export const documentFolder = path.join(environment.DATA_DIR, 'files')

const isStoredHere = environment.S3_BUCKET === ''

/** What a saving replaces: the file name that visitors know, and the name under which the new file was stored. */
const replacement = z.object({ known: z.string(), stored: z.string() })
const named = z.object({ filename: z.string() })
const draftSaving = z.object({ draft: z.boolean().optional(), data: z.object({ _status: z.string().nullish() }).optional() })

const keyOf = (id: unknown) => `replaced-file-${id}`
const SAVES_DRAFT = 'saves-draft'

/** Notes whether an operation saves a draft: then the file that visitors get must stay as it is. */
export const noteDraftSaving: CollectionBeforeOperationHook = ({ args, req }) => {
  const saving = draftSaving.safeParse(args).data
  req.context[SAVES_DRAFT] = saving?.draft === true && saving.data?._status !== 'published'
  return args
}

/**
 * A replaced file gets the name of the one before it, so that its address stays. A new file is stored under a name of its
 * own, with the draft; it takes the known name when the document itself is written. A file of another type can't
 * have that name: its old address leads to the new one.
 */
export const keepFileName: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || context[SAVES_DRAFT]) return data
  const current = await req.payload.db.findOne({ collection: collection.slug, where: { id: { equals: originalDoc.id } }, req })
  const known = named.safeParse(current).data?.filename
  const stored: unknown = data.filename ?? originalDoc.filename
  if (known === undefined || typeof stored !== 'string' || known === stored) return data
  context[keyOf(originalDoc.id)] = { known, stored }
  return canKeep({ known, stored }) ? { ...data, filename: known } : data
}

/** After everything else went well: the file itself. */
export const moveReplacedFile: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const replaced = takeReplacement(context, doc.id)
  if (!replaced) return doc
  const { known, stored } = replaced
  if (canKeep(replaced)) await rename(path.join(documentFolder, stored), path.join(documentFolder, known))
  else {
    if (isStoredHere) await rm(path.join(documentFolder, known), { force: true })
    await leadOldAddress(req, addressOf(known), addressOf(stored))
  }
  return doc
}

const addressOf = (filename: string) => `/files/${encodeURIComponent(filename)}`

const canKeep = ({ known, stored }: z.infer<typeof replacement>) => isStoredHere && extensionOf(known) === extensionOf(stored)

function takeReplacement(context: RequestContext, id: unknown): z.infer<typeof replacement> | undefined {
  const taken = replacement.safeParse(context[keyOf(id)]).data
  delete context[keyOf(id)]
  return taken
}
