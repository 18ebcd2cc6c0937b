import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'

/** Reads the environment, which a test sets first. */
const storage = () => import('@/storage/upload-files')

const row = z.object({
  // Each database has ids of its own.
  id: z.union([z.number(), z.string()]),
  filename: z.string(),
  updatedAt: z.string(),
  sizes: z.record(z.string(), z.looseObject({ filename: z.string().nullish() })),
})

/** A medium as it is stored. */
export type Row = z.infer<typeof row>

const system = { overrideAccess: true, depth: 0 } as const

/** A picture that takes a little time. */
export async function noise(width: number, format: 'jpeg' | 'webp' = 'jpeg') {
  const noisy = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width, height: width / 2, channels: 3, background: '#888', noise: noisy } })
    .toFormat(format)
    .toBuffer()
}

/** An upload of an editor, as it becomes today: with all widths. */
export async function upload(cms: Payload, name: string, data: Buffer, mimetype = 'image/jpeg'): Promise<Row> {
  const file = { name, mimetype, data, size: data.length }
  const { id } = await cms.create({ collection: 'media', data: { alt: '色块' }, file, ...system })
  return stored(cms, id)
}

/** What the row says, past all hooks. */
export async function stored(cms: Payload, id: Row['id']): Promise<Row> {
  return row.parse(await cms.db.findOne({ collection: 'media', where: { id: { equals: id } } }))
}

/** Makes of an upload what it would be if it were from before these widths existed. */
export async function age(cms: Payload, { id, sizes, updatedAt }: Row, widths: readonly string[]): Promise<Row> {
  const before = widths.map((name) => [name, { filename: null, width: null, height: null, filesize: null, mimeType: null, url: null }])
  await cms.db.updateOne({ collection: 'media', id, data: { sizes: { ...sizes, ...Object.fromEntries(before) }, updatedAt } })
  const { uploadFiles } = await storage()
  for (const name of widths) await uploadFiles.media.remove(sizes[name]?.filename ?? 'none')
  return stored(cms, id)
}

/** The widths that a row names, narrowest first. */
export const widthsOf = ({ sizes }: Row) =>
  Object.entries(sizes)
    .flatMap(([name, size]) => (size.filename ? [Number(name.slice(1))] : []))
    .sort((a, b) => a - b)

const folder = () => path.join(process.env.DATA_DIR ?? '', 'media')

/** The files that lie in the data folder. */
export function onDisk(): string[] {
  mkdirSync(folder(), { recursive: true })
  return readdirSync(folder()).sort()
}

/** All files that all rows name. */
export async function named(cms: Payload): Promise<string[]> {
  const { docs } = await cms.db.find({ collection: 'media', limit: 0, pagination: false })
  const { namesOf } = await storage()
  return docs.flatMap(namesOf).sort()
}

/** Begins with nothing. */
export async function emptyLibrary(cms: Payload): Promise<void> {
  await cms.db.deleteMany({ collection: 'media', where: { id: { exists: true } } })
  await cms.db.deleteMany({ collection: 'counters', where: { name: { equals: 'picture-widths.until' } } })
  rmSync(folder(), { recursive: true, force: true })
}
