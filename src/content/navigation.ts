import 'server-only'
import { GLOBAL_CASES } from '../contract/global-cases'
import { type Navigation, navigation } from '../contract/navigation'
import { memoisedByVersion } from './memoised-by-version'
import { getProductCategories } from './product-categories'
import { getHotProducts, listProducts } from './products'
import { getSiteInformation } from './site-information'
import { listSolutionCategories } from './solutions'
import { listStoryCategories } from './stories'

/** The menu asks for 9 each and shows 6 new and 4 other hot products (spec: navigation/product-menu). */
const ASKED = { pageNum: 1, pageSize: 9 }
const SHOWN_NEW = 6
const SHOWN_HOT = 4

/** What header, footer and side bar of every page show. */
export const getNavigation = memoisedByVersion(async (viewer): Promise<Navigation> => {
  const [site, productCategories, newProducts, hotProducts, solutionCategories, storyCategories] = await Promise.all([
    getSiteInformation(viewer),
    getProductCategories(viewer),
    listProducts({ isNew: true }, ASKED),
    getHotProducts(),
    listSolutionCategories(viewer),
    listStoryCategories(viewer),
  ])
  const shownNew = newProducts.rows.slice(0, SHOWN_NEW)
  const isShown = new Set(shownNew.map(({ id }) => id))
  return navigation.parse({
    site,
    productCategories,
    newProducts: shownNew,
    hotProducts: hotProducts.rows.filter(({ id }) => !isShown.has(id)).slice(0, SHOWN_HOT),
    solutionCategories,
    storyCategories: storyCategories.filter(({ id }) => id !== GLOBAL_CASES).map(({ id, name }) => ({ id, name })),
  })
})
