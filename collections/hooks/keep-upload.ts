import path from 'node:path'
import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload'
import { z } from 'zod'
import { afterTransaction } from '../../src/database/after-transaction'
import { environment } from '../../src/lib/environment'
import { uploadedContent } from '../../src/storage/file-content'
import type { NewFile } from '../../src/storage/file-store'
import { withFreeName } from '../../src/storage/free-name'
import { notStored } from '../../src/storage/not-stored'
import { namesOf, removeUnused, type UploadSlug, uploadFiles } from '../../src/storage/upload-files'
import { sendStored } from '../endpoints/stored-file'
import { RequestNotes } from './request-notes'

const uploaded = z.object({
  mimeType: z.string(),
  filename: z.string(),
  sizes: z.record(z.string(), z.looseObject({ filename: z.string().nullish(), mimeType: z.string().nullish() })).nullish(),
})
type Uploaded = z.infer<typeof uploaded>

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete' | 'beforeOperation'>
>

/** Under this name a request keeps that files may be overwritten that nothing names. */
const OVERWRITES = 'overwrites-leftovers'

/** What a deleted row has named. */
const formerNames = new RequestNotes<string[]>()

/**
 * Keeps files beside a database that may roll back, in a process that may be killed: a file is written before the row that
 * names it, never over another one, and removed when it is committed that no row names it any more (record 0030).
 */
export function keepUpload(slug: UploadSlug): { hooks: Hooks; upload: UploadConfig } {
  return {
    hooks: {
      beforeOperation: [
        ({ args, operation, req }) => {
          if (operation !== 'create' && operation !== 'update') return args
          req.context[OVERWRITES] = args.overwriteExistingFiles
          // Payload would name the file by itself; free names are found below.
          return { ...args, overwriteExistingFiles: true }
        },
      ],
      beforeChange: [
        async ({ data, operation, req }) =>
          req.file ? { ...data, ...(await store(req, slug, { operation, ...uploaded.parse(data) })) } : data,
      ],
      afterChange: [
        async ({ doc, previousDoc, req }) => {
          await removeLater(req, slug, namesOf(previousDoc))
          return doc
        },
      ],
      beforeDelete: [
        async ({ id, req }) => {
          const row = await req.payload.db.findOne({ collection: slug, where: { id: { equals: id } }, req })
          formerNames.note(req, `${slug}/${id}`, namesOf(row))
        },
      ],
      afterDelete: [({ id, req }) => removeLater(req, slug, formerNames.noted(req, `${slug}/${id}`) ?? [])],
    },
    upload: {
      // Payload removes files while nothing is committed yet. Where it looks for its own, there are none.
      disableLocalStorage: true,
      staticDir: path.join(environment.DATA_DIR, '.none'),
      handlers: [sendStored(uploadFiles[slug])],
    },
  }
}

/** @returns the names that it got */
async function store(req: PayloadRequest, slug: UploadSlug, upload: Uploaded & { operation: 'create' | 'update' }) {
  if (req.context[OVERWRITES]) await removeUnused(req.payload, slug, namesOf(upload))
  // A video that replaces another one keeps its poster (src/domain/poster-names.ts); one beside it doesn't get it.
  const mark = upload.operation === 'update' && upload.mimeType.startsWith('video/') ? '.' : '-'
  const named = await withFreeName(req, slug, upload, mark)
  const files = filesOf(req, upload, named)
  // Refused in the end, it is taken away again.
  if ((await req.transactionID) !== undefined) await removeLater(req, slug, namesOf(named))
  await uploadFiles[slug].write(...files).catch((error: unknown) => {
    throw notStored(req, error)
  })
  return named
}

/** The picture as it was uploaded, and in those widths that were made of it now. */
function filesOf(
  { file, payloadUploadSizes = {} }: PayloadRequest,
  { mimeType, sizes }: Uploaded,
  named: Awaited<ReturnType<typeof withFreeName>>,
): NewFile[] {
  const widths = Object.entries(payloadUploadSizes).flatMap(([name, content]) => {
    const filename = named.sizes?.[name]?.filename
    return filename ? [{ name: filename, content, mimeType: sizes?.[name]?.mimeType ?? mimeType }] : []
  })
  return [{ name: named.filename, content: file ? uploadedContent(file) : Buffer.alloc(0), mimeType }, ...widths]
}

async function removeLater(req: PayloadRequest, slug: UploadSlug, names: readonly string[]): Promise<void> {
  if (names.length > 0) await afterTransaction(req, () => removeUnused(req.payload, slug, names))
}
