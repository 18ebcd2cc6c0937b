import { SolutionCategorySections } from './sections'
import type { SolutionCategoryPage } from './solution-category-page'

/** A solution category on a phone: 1.2 scenarios and one story in view (specification 2, section 9). */
export function SolutionCategoryMobile(page: SolutionCategoryPage) {
  return <SolutionCategorySections page={page} scenarios={{ perView: 1.2, gap: 24 }} stories={{ perView: 1, gap: 24 }} />
}
