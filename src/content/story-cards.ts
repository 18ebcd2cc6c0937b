import 'server-only'
import { type StoryCard, storyCard } from '../contract/stories'
import type { Story } from '../payload-types'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { loadPictures } from './pictures'
import { idOf, idsOf, type Reference } from './references'

/** The fields of a story that a list shows. */
export const storyCardFields = {
  articleId: true,
  title: true,
  excerpt: true,
  cover: true,
  category: true,
  isRecommended: true,
  projectAddress: true,
} as const

export type StoryRow = Pick<Story, 'id' | keyof typeof storyCardFields>

/** Number and name of each story category by database id. */
export async function loadStoryCategoryNames(viewer: Viewer): Promise<Map<number, { number: number; name: string }>> {
  const { docs } = await find(viewer, {
    collection: 'story-categories',
    select: { name: true, categoryId: true },
    pagination: false,
  })
  return new Map(docs.map(({ id, name, categoryId }) => [id, { number: categoryId ?? 0, name }]))
}

/** Makes cards of story rows. */
export async function toStoryCards(rows: readonly StoryRow[], viewer: Viewer = visitor): Promise<StoryCard[]> {
  if (rows.length === 0) return []
  const [pictures, categories] = await Promise.all([loadPictures(rows.map(({ cover }) => cover)), loadStoryCategoryNames(viewer)])
  return rows.map((row) => {
    const category = categories.get(idOf(row.category) ?? -1)
    return storyCard.parse({
      id: row.articleId,
      title: row.title,
      excerpt: row.excerpt ?? '',
      cover: pictures(row.cover),
      categoryId: category?.number ?? 0,
      categoryName: category?.name ?? '',
      isRecommended: row.isRecommended === true,
      projectAddress: row.projectAddress ?? '',
    })
  })
}

/** Cards of stories that a document names, in its order; what is not published is left out. */
export async function storyCardsOf(references: readonly Reference[] | null | undefined): Promise<StoryCard[]> {
  const ids = idsOf(references)
  if (ids.length === 0) return []
  const { docs } = await find(visitor, {
    collection: 'stories',
    where: { id: { in: ids } },
    select: storyCardFields,
    pagination: false,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return toStoryCards(ids.flatMap((id) => byId.get(id) ?? []))
}
