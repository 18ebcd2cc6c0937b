import { z } from 'zod'
import { documentKinds } from '../domain/document-kinds'
import { documentFile } from './documents'
import { picture } from './picture'

/** A product, or an order code of one, beside others. */
export const comparedColumn = z.object({
  /** As the address names it: the product's number, or the code as it is printed. */
  entry: z.string(),
  productId: z.string(),
  title: z.string(),
  model: z.string(),
  /** What it is: the title without the model. */
  kind: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  cover: picture.nullable(),
  /** As printed, with its accessories; empty for a series. */
  code: z.string(),
})
export type ComparedColumn = z.infer<typeof comparedColumn>

/** What a product says in a row. */
export const comparedCell = z.object({
  value: z.string(),
  unit: z.string(),
  /** Something else than most. */
  isDifferent: z.boolean(),
  /** In what it is best; empty where it isn't, or where it can't be told. */
  best: z.enum(['', '最大', '范围最大']),
})
export type ComparedCell = z.infer<typeof comparedCell>

export const comparedRow = z.object({
  key: z.string(),
  name: z.string(),
  /** Do all say the same? */
  isSame: z.boolean(),
  /** One for each column; null where nothing is said. */
  cells: z.array(comparedCell.nullable()),
})
export type ComparedRow = z.infer<typeof comparedRow>

const entryAndName = z.object({ entry: z.string(), name: z.string() })

/** Products beside one another (spec: comparison/page). */
export const productComparison = z.object({
  columns: z.array(comparedColumn),
  /** What the address names besides, beyond those that fit. */
  beyond: z.array(entryAndName),
  /** What is none of our products and codes, as it was written. */
  unknown: z.array(z.string()),
  /** What stands in the place of something else: an old code, another maker's. */
  replaced: z.array(z.object({ written: z.string(), code: z.string(), note: z.string() })),
  groups: z.array(z.object({ name: z.string(), rows: z.array(comparedRow) })),
  /** By kind, of each column. */
  documents: z.array(z.object({ kind: z.enum(documentKinds), cells: z.array(z.array(documentFile)) })),
})
export type ProductComparison = z.infer<typeof productComparison>
