import type { PayloadRequest } from 'payload'
import { normalOldAddress } from '../domain/redirect-rules'
import { addressOfMedium } from '../lib/file-address'
import { notReached } from './not-stored'
import { type NamedFiles, namesInUse, namesOf, type UploadSlug, uploadFiles } from './upload-files'

/** A storage that has every file it is asked for is broken. */
const MAX_TRIES = 1000

const stemOf = (filename: string) => filename.slice(0, filename.lastIndexOf('.'))

/** `cover.webp` → `cover-2.webp` → `cover-3.webp`. */
export function nextName(filename: string, mark = '-'): string {
  const stem = stemOf(filename)
  const at = stem.lastIndexOf(mark)
  const [base, number] = /^\d{1,3}$/.test(stem.slice(at + 1)) && at > 0 ? [stem.slice(0, at), Number(stem.slice(at + 1))] : [stem, 1]
  return `${base}${mark}${number + 1}${filename.slice(stem.length)}`
}

/** The names of an upload and all its widths, with another one in front. */
export function renamed(upload: NamedFiles & { filename: string }, filename: string) {
  const [before, after] = [stemOf(upload.filename), stemOf(filename)]
  const sizes = Object.entries(upload.sizes ?? {}).map(([name, size]) => {
    const isNamed = size?.filename?.startsWith(before)
    return [name, isNamed && size?.filename ? { ...size, filename: `${after}${size.filename.slice(before.length)}` } : size] as const
  })
  return { filename, ...(upload.sizes && { sizes: Object.fromEntries(sizes) }) }
}

/**
 * Names an upload so that no other one has or had any of its names, as far as that is known: no row, no file, no old address.
 */
export async function withFreeName(req: PayloadRequest, slug: UploadSlug, upload: NamedFiles & { filename: string }, mark?: string) {
  let named = renamed(upload, upload.filename)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (!(await isTaken(req, slug, named))) return named
    named = renamed(upload, nextName(named.filename, mark))
  }
  throw new Error('No free name for a file')
}

async function isTaken(req: PayloadRequest, slug: UploadSlug, named: NamedFiles & { filename: string }): Promise<boolean> {
  const names = namesOf(named)
  if ((await namesInUse(req.payload, slug, names, req)).size > 0) return true
  const isThere = await Promise.all(names.map(uploadFiles[slug].has)).catch((error: unknown) => {
    throw notReached(req, error)
  })
  if (isThere.includes(true)) return true
  if (slug !== 'media') return false
  const where = { from: { equals: normalOldAddress(addressOfMedium(named.filename)) } }
  return (await req.payload.db.count({ collection: 'redirects', where, req })).totalDocs > 0
}
