import 'server-only'
import { type SolutionCard, solutionCard } from '../contract/solutions'
import { idOf, idsOf, inOrderOf, type Reference } from '../lib/references'
import type { Solution } from '../payload-types'
import { find } from './find'
import { keptIndex } from './list-index'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { asPublished, type Viewer, visitor } from './viewer'

/** The fields of a solution that a list shows. */
export const solutionCardFields = { articleId: true, title: true, subTitle: true, cover: true, category: true } as const

export type SolutionRow = Pick<Solution, 'id' | keyof typeof solutionCardFields>

/** All solution categories, with everything that their pages show. */
export const readSolutionCategories = memoisedByVersion(async (viewer) => {
  const { docs } = await find(viewer, { collection: 'solution-categories', sort: ['sortOrder', 'id'], pagination: false })
  return docs
})

/** Number, parent and name of each solution category by database id. */
export async function loadSolutionCategoryNames(viewer: Viewer) {
  const rows = await readSolutionCategories(viewer)
  return new Map(rows.map(({ id, name, categoryId, parent }) => [id, { number: categoryId ?? 0, name, parent: idOf(parent) }]))
}

/** Makes cards of solution rows. */
export async function toSolutionCards(rows: readonly SolutionRow[], viewer: Viewer = visitor): Promise<SolutionCard[]> {
  if (rows.length === 0) return []
  const [pictures, categories] = await Promise.all([loadPictures(rows.map(({ cover }) => cover)), loadSolutionCategoryNames(viewer)])
  return rows.map((row) => {
    const category = categories.get(idOf(row.category) ?? -1)
    return solutionCard.parse({
      id: row.articleId,
      title: row.title,
      subTitle: row.subTitle ?? '',
      cover: pictures(row.cover),
      categoryId: category?.number ?? 0,
      categoryName: category?.name ?? '',
    })
  })
}

/** The rows of all solutions; there are a few for each category. */
export const readSolutions = keptIndex('solutions', solutionCardFields)

/** Cards of solutions that a document names, in its order; what is not published is left out. */
export async function solutionCardsOf(references: readonly Reference[] | null | undefined, viewer: Viewer): Promise<SolutionCard[]> {
  const reader = asPublished(viewer)
  return toSolutionCards(inOrderOf(idsOf(references), await readSolutions(reader)), reader)
}
