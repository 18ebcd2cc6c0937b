import { z } from 'zod'
import { documentKinds } from '../domain/document-kinds'
import { listLimits } from '../domain/selection-list/list'
import { lookupChoice } from './lookup'
import { picture } from './picture'

/** What a list names, of which somebody asks what it is. */
export const namedEntry = z.object({ product: z.string().max(listLimits.product), code: z.string().max(listLimits.code) })
export type NamedEntry = z.infer<typeof namedEntry>

/** A row as it is sent to be exported. */
export const sentItem = namedEntry.extend({
  quantity: z.int().min(1).max(listLimits.quantity),
  note: z.string().max(2 * listLimits.note),
})

export const describedEntry = z.object({
  /**
   * `found`: it is what it says; `changed`: something else stands in its place; `product`: the product is there, the order code can't be had;
   * `unknown`: neither is.
   */
  state: z.enum(['found', 'changed', 'product', 'unknown']),
  /** The product's public number; empty for `unknown`. */
  product: z.string(),
  /** As printed; empty for a product as a whole. */
  code: z.string(),
  /** What it is in a line, option by option; empty without a code. */
  meaning: z.string(),
  /** What was read otherwise than it was written, why it is no order code, what stands in its place; may be empty. */
  note: z.string(),
  /** What may be meant instead, at most five. */
  choices: z.array(lookupChoice),
})
export type DescribedEntry = z.infer<typeof describedEntry>

/** What a list shows of a product. */
export const listedProduct = z.object({
  id: z.string(),
  title: z.string(),
  model: z.string(),
  /** The title without the model. */
  kind: z.string(),
  cover: picture.nullable(),
  /** Can order codes of it be put together on its page? */
  hasCodes: z.boolean(),
  /** What it is an accessory of, by public numbers; empty for what is none, and for what fits so much that nobody could miss it. */
  accessoryOf: z.array(z.string()),
  documents: z.array(z.object({ id: z.int(), kind: z.enum(documentKinds), size: z.int().nonnegative() })),
})
export type ListedProduct = z.infer<typeof listedProduct>

/** Entries in their order, and each product that they name once. */
export const describedList = z.object({ entries: z.array(describedEntry), products: z.array(listedProduct) })
export type DescribedList = z.infer<typeof describedList>

/** What the page gets when it asks for a list. */
export const describedAnswer = z.object({ code: z.literal(200), msg: z.string(), data: describedList })
