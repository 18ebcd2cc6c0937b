import { z } from 'zod'
import { picture } from './picture'
import { seoTexts } from './seo'

/** A solution category in menus; `children` have the same keys. */
export const solutionCategoryNode = z.object({
  id: z.int(),
  name: z.string(),
  children: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type SolutionCategoryNode = z.infer<typeof solutionCategoryNode>

export const solutionCard = z.object({
  id: z.int(),
  title: z.string(),
  subTitle: z.string(),
  cover: picture.nullable(),
  categoryId: z.int(),
  categoryName: z.string(),
})
export type SolutionCard = z.infer<typeof solutionCard>

/** A solution with everything its page shows; texts in HTML are sanitised. */
export const solution = solutionCard.extend({ content: z.string(), categoryAbstract: z.string(), seo: seoTexts })
export type Solution = z.infer<typeof solution>

/** A story as a solution category shows it. */
export const categoryStory = z.object({
  id: z.int(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  banner: picture.nullable(),
  cover: picture.nullable(),
})

/** A solution category with everything its page shows. */
export const solutionCategory = z.object({
  id: z.int(),
  name: z.string(),
  subTitle: z.string(),
  banner: picture.nullable(),
  cover: picture.nullable(),
  /** Sanitised HTML. */
  abstract: z.string(),
  applicationValues: z.array(z.object({ title: z.string(), content: z.string() })),
  stories: z.array(categoryStory),
  seo: seoTexts,
})
export type SolutionCategory = z.infer<typeof solutionCategory>
