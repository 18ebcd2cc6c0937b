import 'server-only'
import { type SolutionCard, solutionCard } from '../contract/solutions'
import type { Solution } from '../payload-types'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { loadPictures } from './pictures'
import { idOf, idsOf, type Reference } from './references'

/** The fields of a solution that a list shows. */
export const solutionCardFields = { articleId: true, title: true, subTitle: true, cover: true, category: true } as const

export type SolutionRow = Pick<Solution, 'id' | keyof typeof solutionCardFields>

/** Number, parent and name of each solution category by database id. */
export async function loadSolutionCategoryNames(viewer: Viewer) {
  const { docs } = await find(viewer, {
    collection: 'solution-categories',
    select: { name: true, categoryId: true, parent: true },
    sort: ['sortOrder', 'id'],
    pagination: false,
  })
  return new Map(docs.map(({ id, name, categoryId, parent }) => [id, { number: categoryId ?? 0, name, parent: idOf(parent) }]))
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

/** Cards of solutions that a document names, in its order; what is not published is left out. */
export async function solutionCardsOf(references: readonly Reference[] | null | undefined): Promise<SolutionCard[]> {
  const ids = idsOf(references)
  if (ids.length === 0) return []
  const { docs } = await find(visitor, {
    collection: 'solutions',
    where: { id: { in: ids } },
    select: solutionCardFields,
    pagination: false,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return toSolutionCards(ids.flatMap((id) => byId.get(id) ?? []))
}
