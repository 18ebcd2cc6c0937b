import type { ProductCategoryTree } from '../contract/products'
import type { Question, QuestionGroup } from '../contract/questions'
import { questionTopics } from '../domain/question-topics'

/** Under this heading stand questions whose products and categories are not published. */
const OTHERS = { id: 'others', name: '其他' }

/**
 * Each question once: under its first topic, else under the parent category that it is about. Topics come in their own order,
 * categories in that of the site; a group without questions is left out (spec: questions/groups).
 */
export function groupQuestions(questions: readonly Question[], categories: ProductCategoryTree): QuestionGroup[] {
  const isUnder = (area: number | null) => categories.some(({ id }) => id === area)
  const heads = [
    ...questionTopics.map(({ value, label }) => ({
      id: `topic-${value}`,
      name: label,
      has: ({ topics }: Question) => topics[0] === value,
    })),
    ...categories.map(({ id, name }) => ({
      id: `category-${id}`,
      name,
      has: ({ topics, area }: Question) => topics.length === 0 && area === id,
    })),
    { ...OTHERS, has: ({ topics, area }: Question) => topics.length === 0 && !isUnder(area) },
  ]
  return heads.map(({ id, name, has }) => ({ id, name, questions: questions.filter(has) })).filter((group) => group.questions.length > 0)
}
