import { z } from 'zod'
import { orderingRule } from '../domain/order-codes/rule'

/** A value and the unit behind it. */
const quantity = z.object({ value: z.string(), unit: z.string() })

/** What one attribute has to do with the choice. */
export const followingPart = z.object({
  /** As staff reads it, for where it stands alone: 质量（4P）. */
  name: z.string(),
  /** The attribute whose value decides. */
  key: z.string(),
  /** What is printed for each of the values that options set; without an entry, that of the series. */
  texts: z.record(z.string(), quantity),
  series: quantity,
  /** Before it: `/` or `×`. */
  between: z.string(),
  /** The values of other attributes for which alone it holds. */
  only: z.array(z.object({ key: z.string(), value: z.string() })),
})
export type FollowingPart = z.infer<typeof followingPart>

/** A row of parameters that follows what is chosen. */
export const followingRow = z.object({
  /** Its place in the table of parameters: the name of its group, and its number there; null when it isn't there. */
  place: z.object({ group: z.string(), index: z.int() }).nullable(),
  name: z.string(),
  parts: z.array(followingPart),
})
export type FollowingRow = z.infer<typeof followingRow>

/** By what a product is configured (spec: products/configure). */
export const configurator = z.object({ rule: orderingRule, rows: z.array(followingRow) })
export type Configurator = z.infer<typeof configurator>
