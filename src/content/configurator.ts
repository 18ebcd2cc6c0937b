import 'server-only'
import { type Configurator, configurator } from '../contract/configurator'
import { orderingRule } from '../domain/order-codes/rule'
import { getAttributes } from './attributes'
import { followingRows } from './following-rows'
import { productRow } from './product-row'
import { type Viewer, visitor } from './viewer'

/**
 * By what a product is configured; it is made of what its page reads anyway.
 *
 * @param id the public id
 * @returns null for a product without a rule, or when there is no such product
 */
export async function getConfigurator(id: string, viewer: Viewer = visitor): Promise<Configurator | null> {
  const [row, attributes] = await Promise.all([productRow(id, viewer), getAttributes(viewer)])
  const { data: rule } = orderingRule.safeParse(row?.orderingRule)
  return row && rule ? configurator.parse({ rule, rows: followingRows(rule, row.parameters ?? [], attributes) }) : null
}
