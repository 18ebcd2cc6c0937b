import { z } from 'zod'
import { figure, picture } from './picture'
import { productCard } from './product-cards'
import { seoTexts } from './seo'

export const storyCategory = z.object({
  id: z.int(),
  name: z.string(),
  subTitle: z.string(),
  banner: picture.nullable(),
  cover: picture.nullable(),
  seo: seoTexts,
})
export type StoryCategory = z.infer<typeof storyCategory>

/** A category with the number of its stories. */
export const countedStoryCategory = storyCategory.extend({ storyCount: z.int() })
export type CountedStoryCategory = z.infer<typeof countedStoryCategory>

/** A story in a list. */
export const storyCard = z.object({
  id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  cover: picture.nullable(),
  categoryId: z.int(),
  categoryName: z.string(),
  isRecommended: z.boolean(),
  projectAddress: z.string(),
})
export type StoryCard = z.infer<typeof storyCard>

/** A solution as a story names it. */
export const storySolution = z.object({
  id: z.int(),
  title: z.string(),
  subTitle: z.string(),
  cover: picture.nullable(),
})

/** A story with everything its page shows. */
export const story = storyCard.extend({
  subTitle: z.string(),
  banner: picture.nullable(),
  /** URL of the video, if there is one. */
  video: z.string().nullable(),
  customerName: z.string(),
  projectTime: z.string(),
  figures: z.array(figure),
  /** Sanitised HTML. */
  overview: z.string(),
  requirementImage: picture.nullable(),
  requirementContent: z.string(),
  solutionPoints: z.array(z.object({ title: z.string(), content: z.string() })),
  outcomeImage: picture.nullable(),
  outcomeContent: z.string(),
  products: z.array(productCard),
  solutions: z.array(storySolution),
  seo: seoTexts,
})
export type Story = z.infer<typeof story>
