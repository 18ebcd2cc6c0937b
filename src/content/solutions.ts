import 'server-only'
import type { Page, Paging } from '../contract/paging'
import {
  type Solution,
  type SolutionCard,
  type SolutionCategory,
  type SolutionCategoryNode,
  solutionCategoryNode,
  solutionCategory as solutionCategorySchema,
  solution as solutionSchema,
} from '../contract/solutions'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf, inOrderOf } from '../lib/references'
import type { SolutionCategory as SolutionCategoryRow, Story } from '../payload-types'
import { find } from './find'
import { onceInRequest } from './memoised-by-version'
import { readPage } from './paged'
import { loadPictures } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { loadSolutionCategoryNames, readSolutionCategories, readSolutions, toSolutionCards } from './solution-cards'
import { asPublished, type Viewer, visitor } from './viewer'

/** The category tree for menus. */
export async function listSolutionCategories(viewer: Viewer = visitor): Promise<SolutionCategoryNode[]> {
  const rows = [...(await loadSolutionCategoryNames(viewer))].map(([id, row]) => ({ id, ...row }))
  return rows
    .filter(({ parent }) => parent === null)
    .map(({ id, number, name }) => {
      const children = rows.filter(({ parent }) => parent === id).map((row) => ({ id: row.number, name: row.name }))
      return solutionCategoryNode.parse({ id: number, name, children })
    })
}

/** What the solution list is filtered by: a solution matches when its category or that category's parent is named. */
export type SolutionFilter = { categoryIds?: number[] }

/** A page of solutions. */
export async function listSolutions(
  { categoryIds }: SolutionFilter,
  paging: Paging,
  viewer: Viewer = visitor,
): Promise<Page<SolutionCard>> {
  const [solutions, within] = await Promise.all([readSolutions(viewer), categoriesWithin(categoryIds ?? [], viewer)])
  const matches = categoryIds ? solutions.filter(({ category }) => within.includes(idOf(category) ?? -1)) : solutions
  return readPage(paging, matches, (shown) => toSolutionCards(shown, viewer))
}

async function categoriesWithin(numbers: readonly number[], viewer: Viewer): Promise<DocumentId[]> {
  const categories = await loadSolutionCategoryNames(viewer)
  const isNamed = (id: DocumentId | null) => id !== null && numbers.includes(categories.get(id)?.number ?? -1)
  return [...categories].filter(([id, { parent }]) => isNamed(id) || isNamed(parent)).map(([id]) => id)
}

/** One solution; null when there is none that the viewer may see. */
export const getSolution = onceInRequest(async (id: number, viewer: Viewer = visitor): Promise<Solution | null> => {
  const { docs } = await find(viewer, {
    collection: 'solutions',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  if (!row) return null
  const [[card], pictures, content, category] = await Promise.all([
    toSolutionCards([row], viewer),
    loadPictures([row.seo?.image]),
    toHtml(row.content),
    findCategory((category) => category.id === idOf(row.category), viewer),
  ])
  return solutionSchema.parse({ ...card, content, categoryAbstract: await toHtml(category?.abstract), seo: toSeo(row.seo, pictures) })
})

/** One solution category with its stories; null when there is none that the viewer may see. */
export const getSolutionCategory = onceInRequest(async (id: number, viewer: Viewer = visitor): Promise<SolutionCategory | null> => {
  const row = await findCategory(({ categoryId }) => categoryId === id, viewer)
  if (!row) return null
  const stories = await storiesOf(idsOf(row.stories), viewer)
  const [pictures, abstract, storyTexts] = await Promise.all([
    loadPictures([row.banner, row.cover, ...stories.flatMap(({ banner, cover }) => [banner, cover]), row.seo?.image]),
    toHtml(row.abstract),
    Promise.all(stories.map(({ overview }) => toHtml(overview))),
  ])
  return solutionCategorySchema.parse({
    id: row.categoryId,
    name: row.name,
    subTitle: row.subTitle ?? '',
    banner: pictures(row.banner),
    cover: pictures(row.cover),
    abstract,
    applicationValues: (row.applicationValues ?? []).map(({ title, content }) => ({ title, content })),
    stories: stories.map((story, index) => ({
      id: story.articleId,
      title: story.title,
      content: storyTexts[index] ?? '',
      banner: pictures(story.banner),
      cover: pictures(story.cover),
    })),
    seo: toSeo(row.seo, pictures),
  })
})

async function findCategory(isMeant: (category: SolutionCategoryRow) => boolean, viewer: Viewer) {
  return (await readSolutionCategories(viewer)).find(isMeant)
}

type CategoryStoryRow = Pick<Story, 'id' | 'articleId' | 'title' | 'overview' | 'banner' | 'cover'>

async function storiesOf(ids: readonly DocumentId[], viewer: Viewer): Promise<CategoryStoryRow[]> {
  if (ids.length === 0) return []
  const { docs } = await find(asPublished(viewer), {
    collection: 'stories',
    where: { id: { in: [...ids] } },
    select: { articleId: true, title: true, overview: true, banner: true, cover: true },
    pagination: false,
  })
  return inOrderOf(ids, docs)
}
