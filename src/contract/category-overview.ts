import { z } from 'zod'
import { documentFile } from './documents'

/** Products side by side: a row for each, with a value for each column, empty where a product says nothing of it. */
export const comparison = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ id: z.string(), model: z.string(), values: z.array(z.string()) })),
})
export type Comparison = z.infer<typeof comparison>

/** What the page of one category says of it above its list (spec: products/category-overview). */
export const categoryOverview = z.object({
  /** Of a parent: its children. */
  children: z.array(z.object({ id: z.int(), name: z.string(), description: z.string(), productCount: z.int() })),
  /** Of a child; null when its products have too little in common. */
  comparison: comparison.nullable(),
  documents: z.array(documentFile),
})
export type CategoryOverview = z.infer<typeof categoryOverview>
