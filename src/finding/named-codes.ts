import type { BasePayload } from 'payload'
import { z } from 'zod'
import { orderCodeIndex } from '../database/finding/order-code-index'
import { foldCode } from '../domain/order-codes/fold-code'
import { documentId } from '../lib/document-id'
import type { NamedCode } from './interpret'

/** What is shorter names a series. */
const SHORTEST_CODE = 5
const LONGEST_CODE = 80

const alias = z.object({ code: z.string(), product: documentId, orderCode: z.string().nullish(), maker: z.string().nullish() })

/** Our order codes that somebody may have typed, with any separators and in any case, or what others write for one. */
export async function namedCodes(payload: BasePayload, text: string): Promise<NamedCode[]> {
  const folded = foldCode(text)
  if (folded.length < SHORTEST_CODE || folded.length > LONGEST_CODE) return []
  const [ours, { docs }] = await Promise.all([
    orderCodeIndex(payload).exact([folded]),
    payload.db.find({ collection: 'code-aliases', where: { foldedCode: { equals: folded } }, limit: 5, pagination: false }),
  ])
  const aliases = docs.flatMap((row) => alias.safeParse(row).data ?? [])
  return [
    ...ours.map(({ product, code }) => ({ product, code, of: null })),
    ...aliases.map(({ code, product, orderCode, maker }) => ({ product, code: orderCode ?? code, of: code, maker: maker ?? '' })),
  ]
}

/** The first order codes that begin with what is typed so far. */
export async function codesBeginning(payload: BasePayload, text: string, limit: number): Promise<NamedCode[]> {
  const folded = foldCode(text)
  if (folded.length < SHORTEST_CODE || folded.length > LONGEST_CODE) return []
  const found = await orderCodeIndex(payload).startingWith(folded, limit)
  return found.map(({ product, code }) => ({ product, code, of: null }))
}
