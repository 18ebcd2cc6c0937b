import type { Question } from '../contract/questions'
import type { QuestionTopic } from '../domain/question-topics'

/** Where a product stands, by public numbers. */
export type ProductPlace = { id: string; categoryId: number; parentCategoryId: number }

/** So many questions stand on the page of a product (spec: questions/product-page). */
const ON_PRODUCT_PAGE = 6

/** The nearest first: the product's own questions, then those of its sub-category, then of the parent category. */
export function chooseForProduct(questions: readonly Question[], { id, categoryId, parentCategoryId }: ProductPlace): Question[] {
  return firstOf(
    [
      questions.filter(({ products }) => products.includes(id)),
      questions.filter(({ categories }) => categories.includes(categoryId)),
      questions.filter(({ categories }) => categories.includes(parentCategoryId)),
    ],
    ON_PRODUCT_PAGE,
  )
}

/** The questions of some topics, those of the first topic first; within a topic, those that stand under it go first. */
export function chooseByTopics(questions: readonly Question[], topics: readonly QuestionTopic[], most: number): Question[] {
  const rows = topics.flatMap((topic) => [
    questions.filter(({ topics: [first] }) => first === topic),
    questions.filter(({ topics: all }) => all.includes(topic)),
  ])
  return firstOf(rows, most)
}

/** The first ones of several rows, each once. */
function firstOf(rows: readonly (readonly Question[])[], most: number): Question[] {
  return [...new Set(rows.flat())].slice(0, most)
}
