import 'server-only'
import type { Page, Paging } from '../contract/paging'
import { type Story, type StoryCard, type StoryCategory, storyCategory, story as storySchema } from '../contract/stories'
import type { ListFilter } from '../database/lists/list'
import type { DocumentId } from '../lib/document-id'
import { idOf } from '../lib/references'
import type { Story as StoryRow } from '../payload-types'
import { find } from './find'
import { countList, firstOfList, listPage } from './list-page'
import { memoisedByVersion, onceInRequest } from './memoised-by-version'
import { loadMedia, loadPictures, mediumOf, pictureFinder, toVideoUrl } from './pictures'
import { productCardsOf } from './product-cards'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { solutionCardsOf } from './solution-cards'
import { loadStoryCategoryNames, readStoryCards } from './story-cards'
import { type Viewer, visitor } from './viewer'

/** How many further stories a story's page shows (spec: stories/further-stories). */
const RELATED_STORIES = 4

/** What the story list is filtered by. */
export type StoryFilter = { categoryIds?: number[]; title?: string; isRecommended?: boolean }

/** A page of stories. */
export async function listStories(filter: StoryFilter, paging: Paging, viewer: Viewer = visitor): Promise<Page<StoryCard>> {
  return listPage(viewer, 'stories', await toListFilter(filter, viewer), paging, (ids) => readStoryCards(ids, viewer))
}

/** The first recommended stories, in the editors' order; how many there are in all is not counted. */
export async function recommendedStories(count: number, viewer: Viewer = visitor): Promise<StoryCard[]> {
  return readStoryCards(await firstOfList(viewer, 'stories', { flags: { isRecommended: true } }, count), viewer)
}

/** How many stories there are. */
export async function countStories(filter: StoryFilter, viewer: Viewer = visitor): Promise<number> {
  return countList(viewer, 'stories', await toListFilter(filter, viewer))
}

async function toListFilter({ categoryIds, title, isRecommended }: StoryFilter, viewer: Viewer): Promise<ListFilter> {
  return { flags: { isRecommended }, keyword: title, categories: categoryIds && (await categoriesOf(categoryIds, viewer)) }
}

/** The categories with these public numbers, by their database ids. */
async function categoriesOf(numbers: readonly number[], viewer: Viewer): Promise<DocumentId[]> {
  const names = await loadStoryCategoryNames(viewer)
  return [...names].flatMap(([id, { number }]) => (numbers.includes(number) ? [id] : []))
}

/** All story categories, the global cases among them. */
export const listStoryCategories = memoisedByVersion(async (viewer): Promise<StoryCategory[]> => {
  const { docs } = await find(viewer, {
    collection: 'story-categories',
    sort: ['sortOrder', 'id'],
    pagination: false,
  })
  const pictures = await loadPictures(docs.flatMap(({ banner, cover, seo }) => [banner, cover, seo?.image]))
  return docs.map((row) =>
    storyCategory.parse({
      id: row.categoryId,
      name: row.name,
      subTitle: row.subTitle ?? '',
      banner: pictures(row.banner),
      cover: pictures(row.cover),
      seo: toSeo(row.seo, pictures),
    }),
  )
})

/** One story with everything its page shows; null when there is none that the viewer may see. */
export const getStory = onceInRequest(async (id: number, viewer: Viewer = visitor): Promise<Story | null> => {
  const { docs } = await find(viewer, {
    collection: 'stories',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  return row ? toStory(row, viewer) : null
})

/** Up to four other stories: first those of the same category, then any (spec: stories/further-stories). */
export async function relatedStories({ id, categoryId }: Pick<Story, 'id' | 'categoryId'>, viewer: Viewer = visitor): Promise<StoryCard[]> {
  const categories = await categoriesOf([categoryId], viewer)
  // The story itself may be among either.
  const first = (filter: ListFilter) => firstOfList(viewer, 'stories', filter, RELATED_STORIES + 1)
  const [alike, any] = await Promise.all([first({ categories }), first({})])
  const cards = await readStoryCards([...new Set([...alike, ...any])], viewer)
  return cards.filter((card) => card.id !== id).slice(0, RELATED_STORIES)
}

async function toStory(row: StoryRow, viewer: Viewer): Promise<Story> {
  const [media, categories, overview, products, solutions] = await Promise.all([
    loadMedia([row.cover, row.banner, row.video, row.requirementImage, row.outcomeImage, row.seo?.image]),
    loadStoryCategoryNames(viewer),
    toHtml(row.overview),
    productCardsOf(row.products, viewer),
    solutionCardsOf(row.solutions, viewer),
  ])
  const pictures = pictureFinder(media)
  const category = categories.get(idOf(row.category) ?? -1)
  return storySchema.parse({
    id: row.articleId,
    title: row.title,
    subTitle: row.subTitle ?? '',
    excerpt: row.excerpt ?? '',
    cover: pictures(row.cover),
    banner: pictures(row.banner),
    video: toVideoUrl(mediumOf(media, row.video)),
    categoryId: category?.number ?? 0,
    categoryName: category?.name ?? '',
    isRecommended: row.isRecommended === true,
    customerName: row.customerName ?? '',
    projectAddress: row.projectAddress ?? '',
    projectTime: row.projectTime ?? '',
    figures: (row.figures ?? []).map(({ value, unit, label }) => ({ value, unit: unit ?? '', label })),
    overview,
    requirementImage: pictures(row.requirementImage),
    requirementContent: row.requirementContent ?? '',
    solutionPoints: (row.solutionPoints ?? []).map(({ title, content }) => ({ title, content })),
    outcomeImage: pictures(row.outcomeImage),
    outcomeContent: row.outcomeContent ?? '',
    products,
    solutions,
    seo: toSeo(row.seo, pictures),
  })
}
