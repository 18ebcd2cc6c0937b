import type { Configuration } from '@/domain/order-codes/configuration'
import { configurationParameters, isConfigurationParameter } from '@/domain/order-codes/configuration-address'
import type { OrderingRule } from '@/domain/order-codes/rule'

/** What an address says of a choice. */
export const configurationQuery = (rule: OrderingRule, configuration: Configuration): string =>
  new URLSearchParams(configurationParameters(rule, configuration)).toString()

export const asksLike = (rule: OrderingRule, configuration: Configuration, query: string): boolean =>
  configurationQuery(rule, configuration) === query

/** The page of a product with a choice. */
export const configurationHref = (productId: string, rule: OrderingRule, configuration: Configuration): string =>
  `/GoodsInfoView?${new URLSearchParams([['id', productId], ...configurationParameters(rule, configuration)])}`

/** Puts a choice into the address; the rest of it stays: it may be that of a preview. */
export function writeConfiguration(rule: OrderingRule, configuration: Configuration): void {
  const { pathname, searchParams, hash } = new URL(window.location.href)
  const others = [...searchParams].filter(([name]) => !isConfigurationParameter(name))
  const query = new URLSearchParams([...others, ...configurationParameters(rule, configuration)])
  window.history.replaceState(null, '', `${pathname}?${query}${hash}`)
}
