import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { orderCodeIndex } from '../database/finding/order-code-index'
import { checkRule } from '../domain/order-codes/check-rule'
import { codesOf } from '../domain/order-codes/codes'
import { foldCode } from '../domain/order-codes/fold-code'
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
  if (product && !(isDraft && isPublic(product))) await writeOrderCodes(req, product)
}

/** Writes the codes of a product that has been read. */
export const writeOrderCodes = (req: Request, product: CodedProduct): Promise<void> =>
  orderCodeIndex(req.payload).replace(req, product.id, isPublic(product) ? codesBy(product.orderingRule) : [])

/** Takes the codes of a product away that is gone. */
export const forgetOrderCodes = (req: Request, id: DocumentId): Promise<void> => orderCodeIndex(req.payload).replace(req, id, [])

const isPublic = ({ _status, deletedAt }: CodedProduct) => _status === 'published' && (deletedAt ?? null) === null

/** None by a rule that could not be published: of another version of the program, say. */
function codesBy(stored: unknown): { code: string; folded: string }[] {
  if (stored === null || stored === undefined) return []
  const { rule, problems } = checkRule(stored)
  if (!rule || problems.length > 0) return []
  return Array.from(codesOf(rule), ({ code }) => ({ code, folded: foldCode(code) }))
}
