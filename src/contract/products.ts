import { z } from 'zod'
import { relationGroups } from '../domain/product-relations'
import { documentFile } from './documents'
import { figure, picture } from './picture'
import { productCard } from './product-cards'
import { selectivity } from './selectivity'
import { seoTexts } from './seo'
import { storyCard } from './stories'

/** A category that products belong to; `productCount` counts published products. */
export const productCategory = z.object({ id: z.int(), name: z.string(), productCount: z.int() })
export type ProductCategory = z.infer<typeof productCategory>

/** A parent category with its children; its count is the sum of its own and theirs (spec: prod-api/category-counts). */
export const productCategoryTree = z.array(
  productCategory.extend({
    icon: z.string().nullable(),
    description: z.string(),
    children: z.array(productCategory),
  }),
)
export type ProductCategoryTree = z.infer<typeof productCategoryTree>

/** What search engines are told of a list that shows one category alone. */
export const productCategoryTexts = z.object({ description: z.string(), seo: seoTexts })
export type ProductCategoryTexts = z.infer<typeof productCategoryTexts>

/** What programs are told of a parameter (src/domain/attributes/facts.ts). */
export const parameterFact = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(z.union([z.number(), z.string(), z.boolean()])).describe('empty for a range'),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string(),
  unitCode: z.string().describe('of UN/CEFACT Recommendation 20'),
  note: z.string(),
})

/** A product with everything its page shows. */
export const product = productCard.extend({
  summary: z.string(),
  keyFigures: z.array(figure),
  mainParameters: z.array(z.object({ name: z.string(), value: z.string() })),
  gallery: z.array(picture),
  /** URL of a film of the product turning round once, if there is one. */
  turntable: z.string().nullable(),
  coreFunctions: z.array(z.object({ title: z.string(), content: z.string() })),
  parameterImage: picture.nullable(),
  /** Structured parameters; rows of one group stand together. */
  parameterGroups: z.array(
    z.object({
      name: z.string(),
      rows: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string(), facts: z.array(parameterFact) })),
    }),
  ),
  /** Sanitised HTML, may be empty. */
  description: z.string(),
  /** The order code from which one begins to configure it; null where it has no rule. */
  startCode: z.string().nullable(),
  documents: z.array(documentFile),
  stories: z.array(storyCard),
  /** The products that belong to it, from both sides; groups without any are left out. */
  relations: z.array(
    z.object({
      key: z.enum(relationGroups.map(({ key }) => key)),
      products: z.array(productCard),
      /** There are others of this kind. */
      isMore: z.boolean(),
    }),
  ),
  selectivity,
  seo: seoTexts,
})
export type Product = z.infer<typeof product>
