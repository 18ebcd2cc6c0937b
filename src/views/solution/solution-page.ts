import type { BreadcrumbItem } from '@/components/breadcrumb/breadcrumb-facts'
import type { Solution, SolutionCard } from '@/contract/solutions'

/** What the page of a solution shows, in both layouts. */
export type SolutionPage = {
  solution: Solution
  /** Others of the same category. */
  further: readonly SolutionCard[]
}

/** The page of the solution's category (spec: solutions/solution); null for a solution without one. */
export function categoryHref({ categoryId, categoryName }: Pick<SolutionCard, 'categoryId' | 'categoryName'>): string | null {
  if (!categoryName) return null
  return `/ResultView?${new URLSearchParams({ id: String(categoryId), name: categoryName })}`
}

/** 首页 > 解决方案 > category > title. 解决方案 has no page of its own. */
export function trailOf(solution: Solution): BreadcrumbItem[] {
  const href = categoryHref(solution)
  return [
    { label: '首页', href: '/' },
    { label: '解决方案' },
    ...(href ? [{ label: solution.categoryName, href }] : []),
    { label: solution.title },
  ]
}
