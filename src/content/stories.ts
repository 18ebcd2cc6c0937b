import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import type { Page, Paging } from '../contract/paging'
import { type Story, type StoryCard, type StoryCategory, storyCategory, story as storySchema } from '../contract/stories'
import type { Story as StoryRow } from '../payload-types'
import { editorsOrder, type Viewer, visitor } from './cms'
import { mediaUrl } from './files'
import { find } from './find'
import { containsKeyword } from './keyword'
import { readPage } from './paged'
import { loadMedia, loadPictures, toPicture } from './pictures'
import { productCardsOf } from './product-cards'
import { idOf } from './references'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { solutionCardsOf } from './solution-cards'
import { loadStoryCategoryNames, storyCardFields, toStoryCards } from './story-cards'

/** How many further stories a story's page shows (specification 1, section 9). */
const RELATED_STORIES = 4

/** What the story list is filtered by. */
export type StoryFilter = { categoryIds?: number[]; title?: string; isRecommended?: boolean }

/** A page of stories. */
export async function listStories(filter: StoryFilter, paging: Paging, viewer: Viewer = visitor): Promise<Page<StoryCard>> {
  const where = await whereOf(filter, viewer)
  const page = await readPage(paging, (pageNum) =>
    find(viewer, {
      collection: 'stories',
      where,
      select: storyCardFields,
      sort: editorsOrder,
      limit: paging.pageSize,
      page: pageNum,
    }),
  )
  return { ...page, rows: await toStoryCards(page.rows, viewer) }
}

async function whereOf({ categoryIds, title = '', isRecommended }: StoryFilter, viewer: Viewer): Promise<Where> {
  const conditions: Where[] = []
  if (isRecommended !== undefined) {
    conditions.push(isRecommended ? { isRecommended: { equals: true } } : { isRecommended: { not_equals: true } })
  }
  if (categoryIds) {
    const names = await loadStoryCategoryNames(viewer)
    const ids = [...names].filter(([, { number }]) => categoryIds.includes(number)).map(([id]) => id)
    conditions.push({ category: { in: ids } })
  }
  if (title) conditions.push(await containsKeyword({ collection: 'stories', field: 'title', keyword: title, viewer }))
  return { and: conditions }
}

/** All story categories, the global cases among them. */
export async function listStoryCategories(viewer: Viewer = visitor): Promise<StoryCategory[]> {
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
}

/** One story with everything its page shows; null when there is none that the viewer may see. */
export const getStory = cache(async (id: number, viewer: Viewer = visitor): Promise<Story | null> => {
  const { docs } = await find(viewer, {
    collection: 'stories',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  return row ? toStory(row, viewer) : null
})

/** Up to four other stories: first those of the same category, then any (specification 1, `/ExampleInfoView`). */
export async function relatedStories({ id, categoryId }: Pick<Story, 'id' | 'categoryId'>, viewer: Viewer = visitor): Promise<StoryCard[]> {
  const names = await loadStoryCategoryNames(viewer)
  const category = [...names].find(([, { number }]) => number === categoryId)?.[0]
  const read = async (where: Where) => {
    const { docs } = await find(viewer, {
      collection: 'stories',
      where: { and: [{ articleId: { not_equals: id } }, where] },
      select: storyCardFields,
      sort: editorsOrder,
      limit: RELATED_STORIES,
      pagination: false,
    })
    return docs
  }
  const [alike, others] = await Promise.all(
    category === undefined ? [[], read({})] : [read({ category: { equals: category } }), read({ category: { not_equals: category } })],
  )
  return toStoryCards([...alike, ...others].slice(0, RELATED_STORIES), viewer)
}

async function toStory(row: StoryRow, viewer: Viewer): Promise<Story> {
  const [media, categories, overview, products, solutions] = await Promise.all([
    loadMedia([row.cover, row.banner, row.video, row.requirementImage, row.outcomeImage, row.seo?.image]),
    loadStoryCategoryNames(viewer),
    toHtml(row.overview),
    productCardsOf(row.products),
    solutionCardsOf(row.solutions),
  ])
  const mediumOf = (reference: StoryRow['cover'] | null | undefined) => media.get(idOf(reference) ?? -1)
  const video = mediumOf(row.video)?.filename
  const category = categories.get(idOf(row.category) ?? -1)
  return storySchema.parse({
    id: row.articleId,
    title: row.title,
    subTitle: row.subTitle ?? '',
    excerpt: row.excerpt ?? '',
    cover: toPicture(mediumOf(row.cover)),
    banner: toPicture(mediumOf(row.banner)),
    video: video ? mediaUrl(video) : null,
    categoryId: category?.number ?? 0,
    categoryName: category?.name ?? '',
    isRecommended: row.isRecommended === true,
    customerName: row.customerName ?? '',
    projectAddress: row.projectAddress ?? '',
    projectTime: row.projectTime ?? '',
    figures: (row.figures ?? []).map(({ value, unit, label }) => ({ value, unit: unit ?? '', label })),
    overview,
    requirementImage: toPicture(mediumOf(row.requirementImage)),
    requirementContent: row.requirementContent ?? '',
    solutionPoints: (row.solutionPoints ?? []).map(({ title, content }) => ({ title, content })),
    outcomeImage: toPicture(mediumOf(row.outcomeImage)),
    outcomeContent: row.outcomeContent ?? '',
    products,
    solutions,
    seo: toSeo(row.seo, (image) => toPicture(media.get(idOf(image) ?? -1))),
  })
}
