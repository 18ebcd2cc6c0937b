import { SolutionCategorySections } from './sections'
import type { SolutionCategoryPage } from './solution-category-page'

/** A solution category on a phone: 1.2 scenarios and one story in view (spec: solutions/category-carousels). */
export function SolutionCategoryMobile(page: SolutionCategoryPage) {
  return <SolutionCategorySections page={page} scenarios={{ perView: 1.2, gap: 24 }} stories={{ perView: 1, gap: 24 }} />
}
