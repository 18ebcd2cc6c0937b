import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { isSearched } from '../../src/finding/describe-document'
import { readAttributes, writeAttributeValues } from '../../src/finding/keep-attribute-values'
import { codedProduct, writeOrderCodes } from '../../src/finding/keep-order-codes'
import { noteRows } from '../../src/finding/keep-search'
import type { Id, StoredFields } from './make/library'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** What documents were stored as, with their ids. */
type Stored = StoredFields & { id: Id }

/**
 * Keeps what the hooks keep of a document that is published, in the transaction that stores these: what is searched (record 0062), the values of
 * attributes (record 0064) and the order codes (record 0061) of products. Without reading them again, and all of them at once.
 */
export async function keepIndexes(req: Request, collection: CollectionSlug, documents: readonly Stored[]): Promise<void> {
  if (isSearched(collection)) await noteRows(req, collection, documents)
  if (collection !== 'products') return
  await writeAttributeValues(req, documents, await readAttributes(req))
  await writeOrderCodes(req, codedProduct.array().parse(documents))
}
