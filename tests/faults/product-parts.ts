import type { Payload } from 'payload'
import sharp from 'sharp'
import type { DocumentId } from '@/lib/document-id'
import { richText } from '../support/rich-text'

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

type Listed = { day: number; category: number }

/** All that a product needs to be published, of the given one: a day of January, and which of the categories it is in. */
export const completeProduct = <P extends Listed>(
  { day, category, ...others }: P,
  parts: { cover: DocumentId; categories: readonly DocumentId[] },
) => ({
  ...others,
  model: 'H',
  summary: '断路器',
  cover: parts.cover,
  category: parts.categories[category] ?? 0,
  description: richText('正文'),
  publishedAt: `2026-01-0${day}T00:00:00.000Z`,
})
