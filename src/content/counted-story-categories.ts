import 'server-only'
import { cache } from 'react'
import { type CountedStoryCategory, countedStoryCategory } from '../contract/stories'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { idOf } from './references'
import { listStoryCategories } from './stories'
import { loadStoryCategoryNames } from './story-cards'

/** All story categories, each with the number of its stories, for the filter of the list. */
export const listCountedStoryCategories = cache(async (viewer: Viewer = visitor): Promise<CountedStoryCategory[]> => {
  const [categories, counts] = await Promise.all([listStoryCategories(viewer), countStories(viewer)])
  return categories.map((category) => countedStoryCategory.parse({ ...category, storyCount: counts.get(category.id) ?? 0 }))
})

/** The number of stories by the public number of their category. */
async function countStories(viewer: Viewer): Promise<ReadonlyMap<number, number>> {
  const [names, { docs }] = await Promise.all([
    loadStoryCategoryNames(viewer),
    find(viewer, { collection: 'stories', select: { category: true }, pagination: false }),
  ])
  const counts = new Map<number, number>()
  for (const { category } of docs) {
    const number = names.get(idOf(category) ?? -1)?.number
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return counts
}
