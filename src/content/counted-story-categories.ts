import 'server-only'
import { type CountedStoryCategory, countedStoryCategory } from '../contract/stories'
import { memoisedByVersion } from './memoised-by-version'
import { countStories, listStoryCategories } from './stories'

/** All story categories, each with the number of its stories, for the filter of the list. */
export const listCountedStoryCategories = memoisedByVersion(async (viewer): Promise<CountedStoryCategory[]> => {
  const categories = await listStoryCategories(viewer)
  const counts = await Promise.all(categories.map(({ id }) => countStories({ categoryIds: [id] }, viewer)))
  return categories.map((category, index) => countedStoryCategory.parse({ ...category, storyCount: counts[index] ?? 0 }))
})
