import { z } from 'zod'
import { productCard } from './product-cards'
import { productCategoryTree } from './products'
import { siteInformation } from './site'
import { solutionCategoryNode } from './solutions'

/** What header, footer and side bar of every page show. */
export const navigation = z.object({
  site: siteInformation,
  productCategories: productCategoryTree,
  /** At most 6. */
  newProducts: z.array(productCard),
  /** At most 4. */
  hotProducts: z.array(productCard),
  solutionCategories: z.array(solutionCategoryNode),
  /** Without the global cases (number 23). */
  storyCategories: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Navigation = z.infer<typeof navigation>
