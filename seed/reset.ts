import type { Payload } from 'payload'
import { WITHOUT_AUDIT } from '../collections/hooks/audit'
import { type SeededCollection, seededCollections } from './writer'

/** Deleting order: what refers to others goes first. */
const order: SeededCollection[] = [
  'banners',
  'staff-messages',
  'trainings',
  'questions',
  'news',
  'single-pages',
  'stories',
  'story-categories',
  'solutions',
  'solution-categories',
  'code-aliases',
  'products',
  'attributes',
  'product-categories',
  'documents',
  'download-categories',
  'media',
]

/**
 * Deletes the content of all seeded collections, or of one. Accounts, requests and consultations are never touched.
 *
 * @returns the names that were deleted, as the journal has them (`collection:` prefixes)
 */
export async function resetContent(payload: Payload, only?: string): Promise<SeededCollection[]> {
  const collections = order.filter((slug) => slug in seededCollections && (!only || slug === only))
  for (const collection of collections) {
    await payload.delete({ collection, where: { id: { exists: true } }, depth: 0, overrideAccess: true, context: WITHOUT_AUDIT })
  }
  return collections
}
