import 'server-only'
import { type StoryCard, storyCard } from '../contract/stories'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf, inOrderOf, type Reference } from '../lib/references'
import type { Story } from '../payload-types'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { asPublished, type Viewer, visitor } from './viewer'

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
export const loadStoryCategoryNames = memoisedByVersion(
  async (viewer): Promise<ReadonlyMap<DocumentId, { number: number; name: string }>> => {
    const { docs } = await find(viewer, {
      collection: 'story-categories',
      select: { name: true, categoryId: true },
      pagination: false,
    })
    return new Map(docs.map(({ id, name, categoryId }) => [id, { number: categoryId ?? 0, name }]))
  },
)

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
export const storyCardsOf = (references: readonly Reference[] | null | undefined, viewer: Viewer) =>
  readStoryCards(idsOf(references), asPublished(viewer))

/** Cards of the stories with these ids, in their order; what the viewer may not see is left out. */
export async function readStoryCards(ids: readonly DocumentId[], viewer: Viewer = visitor): Promise<StoryCard[]> {
  if (ids.length === 0) return []
  const { docs } = await find(viewer, {
    collection: 'stories',
    where: { id: { in: [...ids] } },
    select: storyCardFields,
    pagination: false,
  })
  return toStoryCards(inOrderOf(ids, docs), viewer)
}
