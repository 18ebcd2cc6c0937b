import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { orderCodes } from '../../../schemas/order-codes'
import { orderCodeFolder } from '../../paths'

export type OrderingRule = z.output<typeof orderCodes>[number]

const rules = new Map<string, OrderingRule>(
  readdirSync(orderCodeFolder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => orderCodes.parse(parse(readFileSync(path.join(orderCodeFolder, name), 'utf8'))))
    .map((rule) => [rule.id, rule]),
)

/** How the order codes of a product are made. */
export function orderingRule(product: string): OrderingRule {
  const found = rules.get(product)
  if (!found) throw new Error(`产品 ${product} 不在 fixtures/order-codes 中`)
  return found
}
