import { z } from 'zod'

/** A value that is offered (spec: products/filter-counts). */
export const facetValue = z.object({
  value: z.string().describe('as in the parameter a.{key}'),
  label: z.string(),
  isChosen: z.boolean(),
  count: z.int().describe('products after choosing it; of what is chosen, those that have it; 0: leads to nothing'),
})
export type FacetValue = z.infer<typeof facetValue>

/** An attribute by which the chosen categories can be filtered, with what their products have. */
export const facet = z.object({
  key: z.string(),
  name: z.string(),
  symbol: z.string(),
  condition: z.string(),
  kind: z.enum(['number', 'choice', 'flag']),
  match: z.enum(['equal', 'at-least', 'at-most', 'within']),
  unit: z.string(),
  values: z.array(facetValue),
})
export type Facet = z.infer<typeof facet>

/** Filters of a list, and how many products meet what is chosen. */
export const facets = z.object({ total: z.int(), filters: z.array(facet) })
export type Facets = z.infer<typeof facets>
