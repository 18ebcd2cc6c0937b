import 'server-only'
import { type CountedStoryCategory, countedStoryCategory } from '../contract/stories'
import { keptForVersion } from './kept'
import { countStories, listStoryCategories } from './stories'

/** All story categories, each with the number of its stories, for the filter of the list. */
export const listCountedStoryCategories = keptForVersion(async (viewer): Promise<CountedStoryCategory[]> => {
  const categories = await listStoryCategories(viewer)
  const counts = await Promise.all(categories.map(({ id }) => countStories({ categoryIds: [id] }, viewer)))
  return categories.map((category, index) => countedStoryCategory.parse({ ...category, storyCount: counts[index] ?? 0 }))
})
