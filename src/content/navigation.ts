import 'server-only'
import { GLOBAL_CASES } from '../contract/global-cases'
import { type Navigation, navigation } from '../contract/navigation'
import { memoisedByVersion } from './memoised-by-version'
import { getProductCategories } from './product-categories'
import { firstProducts, getHotProducts } from './products'
import { getSiteInformation } from './site-information'
import { listSolutionCategories } from './solutions'
import { listStoryCategories } from './stories'

/** The menu shows 6 new and 4 other hot products (spec: navigation/product-menu). */
const SHOWN_NEW = 6
const SHOWN_HOT = 4

/** What header, footer and side bar of every page show. */
export const getNavigation = memoisedByVersion(async (viewer): Promise<Navigation> => {
  const [site, productCategories, shownNew, hotProducts, solutionCategories, storyCategories] = await Promise.all([
    getSiteInformation(viewer),
    getProductCategories(viewer),
    firstProducts({ isNew: true }, SHOWN_NEW),
    getHotProducts(),
    listSolutionCategories(viewer),
    listStoryCategories(viewer),
  ])
  const isShown = new Set(shownNew.map(({ id }) => id))
  return navigation.parse({
    site,
    productCategories,
    newProducts: shownNew,
    hotProducts: hotProducts.filter(({ id }) => !isShown.has(id)).slice(0, SHOWN_HOT),
    solutionCategories,
    storyCategories: storyCategories.filter(({ id }) => id !== GLOBAL_CASES).map(({ id, name }) => ({ id, name })),
  })
})
