import { foldCode } from '../src/domain/order-codes/fold-code'
import { readCode } from '../src/domain/order-codes/read-code'
import { FixtureError } from './fixture-error'
import { type Fixtures, fixtureFile } from './load-fixtures'

/**
 * Checks the rules and aliases of order codes against the products and each other.
 *
 * @throws FixtureError at the first rule of no product, and the first alias that is there twice or leads to no order code
 */
export function checkOrderCodes({ products, orderCodes, codeAliases }: Fixtures): void {
  const known = new Set(products.map(({ id }) => id))
  const rules = new Map(orderCodes.map((rule) => [rule.id, rule]))
  const stray = orderCodes.find(({ id }, index) => !known.has(id) || orderCodes.findIndex((other) => other.id === id) !== index)
  if (stray) throw new FixtureError(fixtureFile('orderCodes', stray.id), 'id', `产品 ${stray.id} 不存在，或已有订货规则`)

  const folded = codeAliases.map(({ code }) => foldCode(code))
  codeAliases.forEach(({ code, product, orderCode }, index) => {
    const at = (reason: string) => new FixtureError(fixtureFile('codeAliases'), `(${code})`, reason)
    if (folded.indexOf(folded[index] ?? '') !== index) throw at('出现了两次')
    const rule = rules.get(product)
    if (!rule || readCode(rule, orderCode)?.code !== orderCode) throw at(`产品 ${product} 没有订货型号 ${orderCode}`)
  })
}
