import { z } from 'zod'
import { questionTopics } from '../domain/question-topics'

/** A question that is asked again and again, with its answer as sanitised HTML. */
export const question = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  /** The first one says where it stands on the page of questions. */
  topics: z.array(z.enum(questionTopics.map(({ value }) => value))),
  /** Public numbers of the products that it is about. */
  products: z.array(z.string()),
  /** Public numbers of the categories that it is about: sub-categories, or parents for all that is below them. */
  categories: z.array(z.int()),
  /** The parent category of the first of its categories, or of its first product; null without either. */
  area: z.int().nullable(),
})
export type Question = z.infer<typeof question>

/** Questions that stand together, under a heading; `id` is its anchor. */
export const questionGroup = z.object({ id: z.string(), name: z.string(), questions: z.array(question) })
export type QuestionGroup = z.infer<typeof questionGroup>
