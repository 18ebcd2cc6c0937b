import { z } from 'zod'
import { productCard } from './product-cards'

/** How one demand is met, as the page says it. */
export const shownVerdict = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  /** What is demanded, with its sign: ≥ 1804 A. */
  needed: z.string(),
  /** The number that is demanded; null for a choice. */
  value: z.number().nullable(),
  has: z.string().nullable(),
  margin: z.number().nullable(),
  gap: z.number().nullable(),
  /** What is left of what it states, where it is warmer or higher: 2,000 A × 0.9（60 ℃）. */
  derated: z.string(),
})
export type ShownVerdict = z.infer<typeof shownVerdict>

/** A product that meets all demands, with its nearest order code. */
export const selectedProduct = z.object({
  card: productCard,
  /** Empty where the product has no rule of codes. */
  code: z.string(),
  /** What the code is made of, in words. */
  meaning: z.string(),
  verdicts: z.array(shownVerdict),
  count: z.int(),
  isOversized: z.boolean(),
})
export type SelectedProduct = z.infer<typeof selectedProduct>

/** A product that fails one demand alone. */
export const missedProduct = z.object({ card: productCard, code: z.string(), failing: shownVerdict })
export type MissedProduct = z.infer<typeof missedProduct>

/** What a table of selectivity says of the nearest device and others of the same busbar (spec: selector/coordination). */
export const coordination = z.object({
  side: z.enum(['below', 'above']),
  /** The rated current for which it is said, in A. */
  amperes: z.number(),
  /** Of the busbar, in kA. */
  kiloamperes: z.number(),
  devices: z.array(
    z.object({
      id: z.string(),
      model: z.string(),
      /** Up to which of its rated currents, of one below; from which, of one above. */
      amperes: z.number(),
      /** In kA; null for total selectivity. */
      limit: z.number().nullable(),
      conditions: z.string(),
    }),
  ),
})
export type Coordination = z.infer<typeof coordination>

/** What the selector answers (spec: selector/answer). */
export const selectionAnswer = z.object({
  fits: z.array(selectedProduct),
  misses: z.array(missedProduct),
  /** Order codes of these products that meet the demands; each is counted up to a limit, of which `isMore` tells. */
  codes: z.int(),
  isMore: z.boolean(),
  /** Null where no table says anything. */
  coordination: coordination.nullable(),
})
export type SelectionAnswer = z.infer<typeof selectionAnswer>

/** A use, with how many products it leads to. */
export const countedUse = z.object({ key: z.string(), title: z.string(), line: z.string(), count: z.int(), cover: productCard.shape.cover })
export type CountedUse = z.infer<typeof countedUse>
