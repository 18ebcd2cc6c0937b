import type { OrderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'

/** An order code as printed, and the product that it belongs to. */
export type IndexedCode = { code: string; product: DocumentId }

/** A code of others, or of before, and the order code in its place: empty where only the product is known. */
export type AliasedCode = IndexedCode & { kind: 'replaced' | 'equivalent'; maker: string; remark: string }

/**
 * Where codes are looked for: in what is published. Each question is for many codes at once, folded (`foldCode`); what is not there has no entry
 * in the answer.
 */
export type CodeIndex = {
  exact: (folded: readonly string[]) => Promise<ReadonlyMap<string, readonly IndexedCode[]>>
  aliases: (folded: readonly string[]) => Promise<ReadonlyMap<string, AliasedCode>>
  /** The products whose order codes begin with one of these. */
  prefixes: (folded: readonly string[]) => Promise<ReadonlyMap<string, readonly DocumentId[]>>
  /** The order codes before and behind each in the order of their letters, some of both: whose beginning is most alike. */
  neighbours: (folded: readonly string[]) => Promise<ReadonlyMap<string, readonly IndexedCode[]>>
  rules: (products: readonly DocumentId[]) => Promise<ReadonlyMap<DocumentId, OrderingRule>>
}
