import { z } from 'zod'

/** From which rated current of the upstream device, up to which of the downstream one; the limit as it is shown: kA, or 完全. */
const pair = z.object({ from: z.number(), upTo: z.number(), shown: z.string() })

const others = z.array(z.object({ id: z.string(), model: z.string(), pairs: z.array(pair), conditions: z.string() }))

/** What tables of selectivity say of a product: of others below it and above it (spec: products/selectivity). */
export const selectivity = z.object({ below: others, above: others })
export type Selectivity = z.infer<typeof selectivity>
export type SelectivityWith = Selectivity['below'][number]
