import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { codeLists } from '../database/finding/code-lists'
import { orderCodeIndex } from '../database/finding/order-code-index'
import type { ProductCode } from '../database/finding/order-codes'
import { checkRule } from '../domain/order-codes/check-rule'
import { codesOf } from '../domain/order-codes/codes'
import { foldCode } from '../domain/order-codes/fold-code'
import type { OrderingRule } from '../domain/order-codes/rule'
import { type DocumentId, documentId } from '../lib/document-id'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** What of a product the index is made from. */
export const codeFields = { orderingRule: true, _status: true, deletedAt: true } as const

/** A product as it is stored, not as a draft has it. */
export const codedProduct = z.object({
  id: documentId,
  orderingRule: z.unknown().optional(),
  _status: z.unknown().optional(),
  deletedAt: z.unknown().optional(),
})
export type CodedProduct = z.output<typeof codedProduct>

/**
 * Makes the order codes of a product what its rule yields, in the transaction of its change (spec: order-codes/index). Of a draft, or in
 * the trash, it has none.
 *
 * @param isDraft whether a draft was saved beside what is public, which stays as it is
 */
export async function keepOrderCodes(req: Request, id: DocumentId, isDraft: boolean): Promise<void> {
  const found = await req.payload.db.findOne({ collection: 'products', where: { id: { equals: id } }, select: codeFields, req })
  const { data: product } = codedProduct.safeParse(found)
  if (product && !(isDraft && isPublic(product))) await writeOrderCodes(req, [product])
}

/** Writes the codes of products that have been read, and with what they begin. */
export async function writeOrderCodes(req: Request, products: readonly CodedProduct[]): Promise<void> {
  const rules = new Map(products.map((product) => [product.id, isPublic(product) ? soundRule(product.orderingRule) : null]))
  await orderCodeIndex(req.payload).replaceAll(req, new Map([...rules].map(([id, rule]) => [id, foldedCodes(rule)])))
  await codeLists(req.payload).setPrefixes(req, new Map([...rules].map(([id, rule]) => [id, rule && foldCode(rule.prefix)])))
}

const foldedCodes = (rule: OrderingRule | null): ProductCode[] =>
  rule ? Array.from(codesOf(rule), ({ code }) => ({ code, folded: foldCode(code) })) : []

/** Takes the codes of a product away that is gone. */
export async function forgetOrderCodes(req: Request, id: DocumentId): Promise<void> {
  await orderCodeIndex(req.payload).replace(req, id, [])
  await codeLists(req.payload).setPrefixes(req, new Map([[id, null]]))
}

const isPublic = ({ _status, deletedAt }: CodedProduct) => _status === 'published' && (deletedAt ?? null) === null

/** None that could not be published: of another version of the program, say. */
function soundRule(stored: unknown): OrderingRule | null {
  if (stored === null || stored === undefined) return null
  const { rule, problems } = checkRule(stored)
  return problems.length > 0 ? null : rule
}
