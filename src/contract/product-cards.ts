import { z } from 'zod'
import { picture } from './picture'

/** A product in a list. `id` is the public article id, a text. */
export const productCard = z.object({
  id: z.string(),
  title: z.string(),
  /** Model alone, `HM3-250`. */
  model: z.string(),
  cover: picture.nullable(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  categoryId: z.int(),
  categoryName: z.string(),
  parentCategoryId: z.int(),
  parentCategoryName: z.string(),
  /** Some parameters, the same ones on all cards of a list; none where a list is of different things. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** The order code that was looked for, where it is one of its own. */
  orderCode: z.string().optional(),
})
export type ProductCard = z.infer<typeof productCard>
