import { SolutionCategorySections } from './sections'
import type { SolutionCategoryPage } from './solution-category-page'

/** A solution category on a desktop: 3.5 scenarios and 1.3 stories in view (spec: solutions/category-carousels). */
export function SolutionCategoryDesktop(page: SolutionCategoryPage) {
  return <SolutionCategorySections page={page} scenarios={{ perView: 3.5, gap: 32 }} stories={{ perView: 1.3, gap: 32 }} />
}
