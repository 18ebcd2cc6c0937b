import { createLocalReq, type Payload } from 'payload'
import { findOrCreateCounter } from '../../collections/hooks/next-number'
import { fixtureFolder } from '../assets'
import { loadFixtures } from '../load-fixtures'
import { markdownConverter } from '../markdown'
import { seedDocuments } from '../write/documents'
import { seedProducts } from '../write/products'
import { type SeededCollection, Writer } from '../writer'
import type { Library } from './make/library'

const reading = { depth: 0, pagination: false, overrideAccess: true } as const

/** Categories of the site; those of the demo content where there are none. */
export async function readCategories(payload: Payload): Promise<Pick<Library, 'categories' | 'downloadCategories'>> {
  const found = await findCategories(payload)
  if (found.categories.length > 0 && found.downloadCategories.size > 0) return found
  if (found.categories.length === 0) await seedOnly(payload, 'product-categories')
  if (found.downloadCategories.size === 0) await seedOnly(payload, 'download-categories')
  return findCategories(payload)
}

async function findCategories(payload: Payload) {
  const where = { parent: { exists: true }, _status: { equals: 'published' } }
  const { docs } = await payload.find({ collection: 'product-categories', where, sort: 'categoryId', ...reading })
  const downloads = await payload.find({ collection: 'download-categories', sort: 'categoryId', ...reading })
  return {
    categories: docs.map(({ id, categoryId }) => ({ id, number: categoryId ?? 0 })),
    downloadCategories: new Map(downloads.docs.map(({ id, categoryId }) => [categoryId ?? 0, id])),
  }
}

async function seedOnly(payload: Payload, only: SeededCollection): Promise<void> {
  const fixtures = loadFixtures(fixtureFolder)
  const writer = new Writer({
    payload,
    progress: { step: () => undefined },
    alreadySeeded: new Set(),
    overwritesGlobals: false,
    only,
  })
  await writer.lookUp()
  const source = { fixtures, writer, toRichText: await markdownConverter(payload.config, new Map()) }
  await (only === 'download-categories' ? seedDocuments(source) : seedProducts(source))
}

/** Attributes of the site; those of the demo content where there are none. */
export async function readAttributes(payload: Payload): Promise<Library['attributes']> {
  if ((await payload.count({ collection: 'attributes', overrideAccess: true })).totalDocs === 0) await seedOnly(payload, 'attributes')
  const { docs } = await payload.find({ collection: 'attributes', ...reading })
  return new Map(docs.map(({ key, id }) => [key, id]))
}

/** Real documents go on with their own numbers, as if the synthetic ones were not there (spec: content/numbers). */
export async function keepNumbers(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await findOrCreateCounter({ collection: 'products', field: 'articleId', req })
  await findOrCreateCounter({ collection: 'news', field: 'articleId', req })
  await findOrCreateCounter({ collection: 'documents', field: 'attachmentId', req })
}

/** Some pictures that are there, for a site that gets no synthetic ones. */
export async function somePictures(payload: Payload): Promise<Library['pictures']> {
  const where = { mimeType: { contains: 'image/' } }
  const { docs } = await payload.find({
    collection: 'media',
    where,
    select: {},
    sort: 'createdAt',
    limit: 100,
    ...{ ...reading, pagination: true },
  })
  return docs.map(({ id }) => id)
}
