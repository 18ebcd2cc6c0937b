import 'server-only'
import { type Question, type QuestionGroup, question as questionSchema } from '../contract/questions'
import { matchOf } from '../domain/question-search'
import type { QuestionTopic } from '../domain/question-topics'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf } from '../lib/references'
import { wordsIn } from '../lib/words'
import type { Product, Question as QuestionRow } from '../payload-types'
import { chooseByTopics, chooseForProduct, type ProductPlace } from './choose-questions'
import { find } from './find'
import { groupQuestions } from './group-questions'
import { memoisedByVersion } from './memoised-by-version'
import { previewedFirst } from './previewed-first'
import { type CategoryPlace, getProductCategories, loadCategoryPlaces } from './product-categories'
import { toHtml } from './rich-text'
import { editorsOrder, type Viewer, visitor } from './viewer'

/**
 * All questions in the editors' order; pages choose among them (record 0044). In a preview the one that it is about comes first.
 */
export const listQuestions = memoisedByVersion(async (viewer): Promise<Question[]> => {
  const { docs } = await find(viewer, { collection: 'questions', sort: editorsOrder, pagination: false })
  const [products, places] = await Promise.all([readProducts(docs), loadCategoryPlaces(viewer)])
  return Promise.all(previewedFirst(viewer, 'questions', docs).map((row) => toQuestion(row, products, places)))
})

/** The number of the question that a preview is about; null when it is about none. */
export async function previewedQuestion(viewer: Viewer): Promise<number | null> {
  if (viewer.kind === 'visitor' || viewer.document?.slug !== 'questions') return null
  const { id } = viewer.document
  const { docs } = await find(viewer, { collection: 'questions', where: { id: { equals: id } }, select: { articleId: true }, limit: 1 })
  return docs[0]?.articleId ?? null
}

/** The questions that answer to a keyword: first those that have it themselves, then those whose answers do. */
export async function findQuestions(keyword: string, viewer: Viewer = visitor): Promise<Question[]> {
  const words = wordsIn(keyword)
  const matches = (await listQuestions(viewer)).map((question) => ({ question, match: matchOf(question, words) }))
  return ['question', 'answer'].flatMap((kind) => matches.flatMap(({ question, match }) => (match === kind ? [question] : [])))
}

/** All questions under their topics and categories (spec: questions/groups). */
export async function listQuestionGroups(viewer: Viewer = visitor): Promise<QuestionGroup[]> {
  const [questions, categories] = await Promise.all([listQuestions(viewer), getProductCategories(viewer)])
  return groupQuestions(questions, categories)
}

/** The questions of a page of the service: those of its first topic, then of the others (spec: questions/service-pages). */
export async function questionsAbout(topics: readonly QuestionTopic[], most: number, viewer: Viewer = visitor): Promise<Question[]> {
  return chooseByTopics(await listQuestions(viewer), topics, most)
}

/** The questions of a product's page (spec: questions/product-page). */
export async function questionsOfProduct(product: ProductPlace, viewer: Viewer = visitor): Promise<Question[]> {
  return chooseForProduct(await listQuestions(viewer), product)
}

type ProductRow = Pick<Product, 'id' | 'articleId' | 'category'>

/** The products that the questions name; what is not published is left out. */
async function readProducts(questions: readonly QuestionRow[]): Promise<ReadonlyMap<DocumentId, ProductRow>> {
  const ids = [...new Set(questions.flatMap(({ products }) => idsOf(products)))]
  if (ids.length === 0) return new Map()
  const select = { articleId: true, category: true } as const
  const { docs } = await find(visitor, { collection: 'products', where: { id: { in: ids } }, select, pagination: false })
  return new Map(docs.map((product) => [product.id, product]))
}

async function toQuestion(
  row: QuestionRow,
  products: ReadonlyMap<DocumentId, ProductRow>,
  places: ReadonlyMap<DocumentId, CategoryPlace>,
): Promise<Question> {
  const named = idsOf(row.products).flatMap((id) => products.get(id) ?? [])
  const categories = idsOf(row.categories).flatMap((id) => places.get(id) ?? [])
  const [area] = [...categories, ...named.flatMap(({ category }) => places.get(idOf(category) ?? -1) ?? [])]
  return questionSchema.parse({
    id: row.articleId,
    question: row.question,
    answer: await toHtml(row.answer),
    topics: row.topics ?? [],
    products: named.map(({ articleId }) => articleId),
    categories: categories.map(({ id }) => id),
    area: area?.parentId ?? null,
  })
}
