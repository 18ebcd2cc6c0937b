import { type BasePayload, type PayloadRequest, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import type { Attribute, CodeAlias, Document, Product, Synonym } from '../payload-types'
import type { Change } from './plan'
import type { Remark } from './report'
import type { Stored } from './sheet-kind'

/** A row that passed the check and could not be written after all. */
export class RowFailure extends Error {
  constructor(readonly remark: Remark) {
    super(remark.reason)
  }
}

/** With the rights of the signed-in user. Who has a document open learns of the newer version at the next save. */
const asUser = { depth: 0, overrideAccess: false } as const

type NewProduct = RequiredDataFromCollectionSlug<'products'>

/** Writes one product, as a draft or published. */
export async function writeProduct(cms: BasePayload, { doc, patch, publishes, number }: Change<Product>, req: Partial<PayloadRequest>) {
  const common = { ...asUser, collection: 'products', req, user: req.user } as const
  if (doc === undefined) {
    const data = { ...patch, ...(number !== '' && { articleId: number }) }
    if (!publishes) await cms.create({ ...common, data: { ...data, _status: 'draft' }, draft: true })
    else if (isComplete(data)) await cms.create({ ...common, data: { ...data, _status: 'published' } })
  } else if (publishes) await cms.update({ ...common, id: doc.id, data: { ...patch, _status: 'published' } })
  else await cms.update({ ...common, id: doc.id, data: { ...patch, _status: 'draft' }, draft: true })
}

/** Publishing dates and sort numbers have defaults; what else is needed the check has demanded. */
const isComplete = (data: Partial<Product>): data is Partial<Product> & NewProduct => data.title !== undefined && data.cover !== undefined

/** Writes what is known of one document; its file stays. */
export async function writeDocument(cms: BasePayload, { doc, patch, publishes }: Change<Document>, req: Partial<PayloadRequest>) {
  if (doc === undefined) return
  const common = { ...asUser, collection: 'documents', id: doc.id, req, user: req.user } as const
  if (publishes) await cms.update({ ...common, data: { ...patch, _status: 'published' } })
  else await cms.update({ ...common, data: { ...patch, _status: 'draft' }, draft: true })
}

/** Writes one code of others. */
export async function writeAlias(cms: BasePayload, { doc, patch, number }: Change<CodeAlias>, req: Partial<PayloadRequest>) {
  const common = { ...asUser, collection: 'code-aliases', req, user: req.user } as const
  if (doc !== undefined) await cms.update({ ...common, id: doc.id, data: patch })
  else await cms.create({ ...common, data: { kind: 'replaced', ...patch, code: number } })
}

/** Writes one attribute. What its kind needs the check has demanded. */
export async function writeAttribute(cms: BasePayload, { doc, patch, number }: Change<Attribute>, req: Partial<PayloadRequest>) {
  const common = { ...asUser, collection: 'attributes', req, user: req.user } as const
  if (doc !== undefined) await cms.update({ ...common, id: doc.id, data: patch })
  else await cms.create({ ...common, data: { name: '', kind: 'number', match: 'equal', sortOrder: 100, ...patch, key: number } })
}

/** Writes one group of synonyms; its first word is what it is found by, and stays. */
export async function writeSynonym(cms: BasePayload, { doc, patch, number }: Change<Synonym>, req: Partial<PayloadRequest>) {
  const common = { ...asUser, collection: 'synonyms', req, user: req.user } as const
  const words = [{ word: doc?.words[0]?.word ?? number }, ...(patch.words ?? [])]
  if (doc !== undefined) await cms.update({ ...common, id: doc.id, data: { words } })
  else await cms.create({ ...common, data: { words } })
}

/** Writes all changes, one after the other; the first that fails ends it. */
export async function writeChanges<D extends Stored>(changes: readonly Change<D>[], write: (change: Change<D>) => Promise<void>) {
  for (const change of changes) {
    try {
      await write(change)
    } catch (error) {
      throw toFailure(error, change.row)
    }
  }
}

function toFailure(error: unknown, row: number): unknown {
  if (!(error instanceof ValidationError)) return error
  return new RowFailure({ row, reason: error.data.errors.map(({ message }) => message).join('；') })
}
