import type { DocumentId } from '../../lib/document-id'
import type { IndexedCode, Request } from './order-codes'

/** What belongs to a folded text that was asked for. */
export type Neighbour = IndexedCode & { asked: string }
export type PrefixedProduct = { folded: string; product: DocumentId }

/** Questions for whole lists of codes, each of them one question to the database (record 0063). Folded texts are handed in folded. */
export type CodeLists = {
  /** Says with what the codes of products begin, in the transaction of the request; null for a product without codes. */
  setPrefixes: (req: Request, prefixOf: ReadonlyMap<DocumentId, string | null>) => Promise<void>
  /** The products whose codes begin with one of these. */
  byPrefix: (folded: readonly string[]) => Promise<PrefixedProduct[]>
  /** For each text the order codes before it and from it on, so many of both, in the order of the folded codes. */
  neighbours: (folded: readonly string[], each: number) => Promise<Neighbour[]>
}
