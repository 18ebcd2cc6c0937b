import 'server-only'
import { meaningOf } from '../domain/order-codes/meaning'
import { type OrderingRule, orderingRule } from '../domain/order-codes/rule'
import type { NamedCode } from '../finding/interpret'
import type { DocumentId } from '../lib/document-id'
import { find } from './find'
import { visitor } from './viewer'

/** What codes of these products mean in a line: ours what they are made of, others what we deliver instead. */
export async function codeDetails(products: readonly DocumentId[]): Promise<(named: NamedCode) => string> {
  const rules = await readRules(products)
  return ({ product, code, of, maker }) => {
    if (of !== null) return maker ? `${maker}，对应 ${code}` : `停产，由 ${code} 替代`
    const rule = rules.get(String(product))
    return rule ? meaningOf(rule, code) : ''
  }
}

async function readRules(products: readonly DocumentId[]): Promise<ReadonlyMap<string, OrderingRule>> {
  if (products.length === 0) return new Map()
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { id: { in: [...products] } },
    select: { orderingRule: true },
    pagination: false,
  })
  return new Map(
    docs.flatMap((row) => {
      const { data } = orderingRule.safeParse(row.orderingRule)
      return data ? [[String(row.id), data] as const] : []
    }),
  )
}
