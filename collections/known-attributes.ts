import type { PayloadRequest } from 'payload'
import type { Attribute } from '../src/domain/attributes/attribute'
import { holdsFor } from '../src/domain/attributes/scope'
import { storedAttribute } from '../src/domain/attributes/stored-attribute'
import type { DocumentId } from '../src/lib/document-id'
import { idOf, idsOf } from '../src/lib/references'

type Known = {
  attributes: ReadonlyMap<DocumentId, { attribute: Attribute; categories: readonly DocumentId[] }>
  /** The parent of each category. */
  parents: ReadonlyMap<DocumentId, DocumentId | null>
}

const known = new WeakMap<PayloadRequest, Promise<Known>>()

/** All attributes, read once for a request: each row of parameters asks. */
export function knownAttributes(req: PayloadRequest): Promise<Known> {
  const reading = known.get(req) ?? read(req)
  known.set(req, reading)
  return reading
}

const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

async function read(req: PayloadRequest): Promise<Known> {
  const attributes = await req.payload.find({ ...all, collection: 'attributes', sort: ['sortOrder', 'id'], req })
  const categories = await req.payload.find({ ...all, collection: 'product-categories', select: { parent: true }, req })
  return {
    attributes: new Map(attributes.docs.map((row) => [row.id, { attribute: storedAttribute(row), categories: idsOf(row.categories) }])),
    parents: new Map(categories.docs.map(({ id, parent }) => [id, idOf(parent)])),
  }
}

/** Those that hold for a category, in the editors' order. */
export function attributesFor({ attributes, parents }: Known, category: DocumentId | null): Attribute[] {
  const places = category === null ? [] : [category, parents.get(category) ?? category]
  return [...attributes.values()].filter(({ categories }) => holdsFor(categories, places)).map(({ attribute }) => attribute)
}
