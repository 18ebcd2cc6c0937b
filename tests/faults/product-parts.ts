import type { Payload } from 'payload'
import sharp from 'sharp'
import type { DocumentId } from '@/lib/document-id'

const system = { overrideAccess: true, depth: 0 } as const

/** A small picture in the library. */
export async function makeCover(cms: Payload): Promise<DocumentId> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  const file = { name: 'cover.webp', data, mimetype: 'image/webp', size: data.length }
  return (await cms.create({ collection: 'media', data: { alt: '色块' }, file, ...system })).id
}

/** Published categories of these names, below one parent; their public numbers are given by the site where none are named. */
export async function makeCategories(cms: Payload, names: readonly string[], numbers: readonly number[] = []): Promise<DocumentId[]> {
  const common = { sortOrder: 1, publishedAt: new Date().toISOString(), _status: 'published' as const }
  const parent = await cms.create({ collection: 'product-categories', data: { ...common, name: '配电类' }, ...system })
  const made: DocumentId[] = []
  for (const [index, name] of names.entries()) {
    const number = numbers[index]
    const data = { ...common, name, parent: parent.id, ...(number !== undefined && { categoryId: number }) }
    made.push((await cms.create({ collection: 'product-categories', data, ...system })).id)
  }
  return made
}
