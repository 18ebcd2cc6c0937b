import { z } from 'zod'
import { endpoints } from '../../contract/prod-api/endpoints'

/** The keys of whatever the contract answers anywhere. */
export const contractKeys: ReadonlySet<string> = new Set(
  Object.values(endpoints).flatMap(({ response }) => keysOf(z.toJSONSchema(response, { unrepresentable: 'any' }))),
)

function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(keysOf)]
}
