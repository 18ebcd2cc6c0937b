import { setImmediate as turn } from 'node:timers/promises'
import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { log } from '../lib/log.mjs'
import { storeAt } from './store-at'

/** The files of the collections whose rows name them as visitors or staff do: in all their widths, by their public names. */
export const uploadFiles = { media: storeAt('media'), 'request-photos': storeAt('private/request-photos') }

export type UploadSlug = keyof typeof uploadFiles

/** So many names are asked for at once. */
const BATCH = 200

const filename = z.object({ filename: z.string().nullish() })

/** What a row says about its files. */
export const namedFiles = filename.extend({ sizes: z.record(z.string(), filename.nullish()).nullish() })

export type NamedFiles = z.infer<typeof namedFiles>

/** The names of all files of a row: as it was uploaded, and in all widths. */
export function namesOf(row: unknown): string[] {
  const { data } = namedFiles.safeParse(row)
  const files = [data, ...Object.values(data?.sizes ?? {})]
  return files.flatMap((file) => file?.filename ?? [])
}

/**
 * Which of these files does a row name?
 *
 * @param req whose transaction is asked, too; without it, what is committed
 */
export async function namesInUse({ db, collections }: Payload, slug: UploadSlug, names: readonly string[], req?: PayloadRequest) {
  // Of the rows, and not of the uploads of this process: the seed makes few widths.
  const sizes = collections[slug].config.flattenedFields.find((field) => field.name === 'sizes')
  const widths = sizes && 'flattenedFields' in sizes ? sizes.flattenedFields : []
  const fields = ['filename', ...widths.map(({ name }) => `sizes.${name}.filename`)]
  const where: Where = { or: fields.map((field) => ({ [field]: { in: [...names] } })) }
  const { docs } = await db.find({ collection: slug, where, limit: 0, pagination: false, ...(req && { req }) })
  const named = new Set(docs.flatMap(namesOf))
  return new Set(names.filter((name) => named.has(name)))
}

/**
 * Removes those of these files that no committed row names. One that can't be removed now stays for the nightly clearing.
 */
export async function removeUnused(cms: Payload, slug: UploadSlug, names: readonly string[]): Promise<void> {
  try {
    const inUse = await namesInUse(cms, slug, names)
    await Promise.all(names.filter((name) => !inUse.has(name)).map((name) => uploadFiles[slug].remove(name)))
  } catch (error) {
    log.warn({ event: 'file not removed', err: error }, 'Files that nothing names any more stay until they are cleared')
  }
}

/** Removes what a process that was killed has left. Whoever stores a file names it soon: younger ones stay. */
export async function removeLeftovers(cms: Payload, slug: UploadSlug, writtenBefore: Date): Promise<void> {
  const files = await uploadFiles[slug].list()
  const old = files.filter(({ writtenAt }) => writtenAt < writtenBefore).map(({ name }) => name)
  for (let at = 0; at < old.length; at += BATCH) {
    await removeUnused(cms, slug, old.slice(at, at + BATCH))
    await turn()
  }
}
