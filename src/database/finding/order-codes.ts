import type { BasePayload, PayloadRequest } from 'payload'
import type { DocumentId } from '../../lib/document-id'

/** One order code of a published product. */
export type IndexedCode = {
  product: DocumentId
  /** As printed: `HM3-250 H 3 D 200 F`. */
  code: string
  /** As it is looked for: `hm3250h3d200f`. */
  folded: string
}

export type ProductCode = Omit<IndexedCode, 'product'>

export type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** The index of all order codes (record 0061). Reading sees what is committed. Folded texts are handed in folded. */
export type OrderCodeIndex = {
  /** Makes the codes of a product these, in the transaction of the request; what is there already is left alone. */
  replace: (req: Request, product: DocumentId, codes: readonly ProductCode[]) => Promise<void>
  /** The same for several products at once. */
  replaceAll: (req: Request, codesOf: ReadonlyMap<DocumentId, readonly ProductCode[]>) => Promise<void>
  /** All that are one of these, in the order of the folded codes: one code may be of several products. */
  exact: (folded: readonly string[]) => Promise<IndexedCode[]>
  /** The first that begin so, in the order of the folded codes. */
  startingWith: (folded: string, limit: number) => Promise<IndexedCode[]>
  /** The first of a product in which all of these parts stand somewhere; without parts, its first. */
  ofProduct: (product: DocumentId, parts: readonly string[], limit: number) => Promise<IndexedCode[]>
  /** How many a product has. */
  count: (product: DocumentId) => Promise<number>
}
