import { codesOf } from '../../../src/domain/order-codes/codes'
import { foldCode } from '../../../src/domain/order-codes/fold-code'
import { orderingRule } from '../../../src/domain/order-codes/rule'
import { spread } from '../choice'
import { publicNumber, runningNumber } from '../numbers'
import { changingTime, publishingTime } from '../times'
import type { Id, StoredFields } from './library'

/** One product in so many has a code of before and one of another maker. */
const ONE_IN = 10

/**
 * What others write for a synthetic product: a code that nobody makes any more, and another maker's. Both have its number, so that none is there twice.
 *
 * @param product as it was made, with its id in the database
 */
export function codeAliases(product: StoredFields & { id: Id }): StoredFields[] {
  const n = runningNumber(product.articleId) ?? 1
  const rule = orderingRule.safeParse(product.orderingRule).data
  if (!rule || n % ONE_IN !== 0) return []
  const codes = [...codesOf(rule)]
  const common = { product: product.id, source: '示例样本', createdAt: publishingTime(n), updatedAt: changingTime(n) }
  const aliases = [
    { code: `HX${publicNumber(n)}-A`, kind: 'replaced', maker: null, orderCode: codes[spread(n, 'alias') % codes.length]?.code ?? null },
    { code: `NW${publicNumber(n)}/3300`, kind: 'equivalent', maker: '某某电气', orderCode: null },
  ]
  return aliases.map((alias) => ({ ...alias, foldedCode: foldCode(alias.code), ...common }))
}
