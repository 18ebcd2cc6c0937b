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
})
export type ProductCard = z.infer<typeof productCard>
