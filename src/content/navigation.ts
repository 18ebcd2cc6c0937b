import 'server-only'
import { GLOBAL_CASES } from '../contract/global-cases'
import { type Navigation, navigation } from '../contract/navigation'
import { memoisedByVersion } from './memoised-by-version'
import { getProductCategories } from './product-categories'
import { newAndHotProducts } from './products'
import { getSiteInformation } from './site-information'
import { listSolutionCategories } from './solutions'
import { listStoryCategories } from './stories'

/** The menu shows 6 new and 4 other hot products (spec: navigation/product-menu). */
const SHOWN = { new: 6, hot: 4 }

/** What header, footer and side bar of every page show. */
export const getNavigation = memoisedByVersion(async (viewer): Promise<Navigation> => {
  const [site, productCategories, products, solutionCategories, storyCategories] = await Promise.all([
    getSiteInformation(viewer),
    getProductCategories(viewer),
    newAndHotProducts(SHOWN),
    listSolutionCategories(viewer),
    listStoryCategories(viewer),
  ])
  return navigation.parse({
    site,
    productCategories,
    ...products,
    solutionCategories,
    storyCategories: storyCategories.filter(({ id }) => id !== GLOBAL_CASES).map(({ id, name }) => ({ id, name })),
  })
})
