import type { BreadcrumbItem } from '@/components/breadcrumb/breadcrumb-facts'
import type { SectionLink } from '@/components/section-bar/section-link'
import type { PageHeader } from '@/contract/site'
import type { SolutionCard, SolutionCategory, SolutionCategoryNode } from '@/contract/solutions'

/** What the page of a solution category shows, in both layouts. */
export type SolutionCategoryPage = {
  category: SolutionCategory
  /** Those of the category and of its sub-categories. */
  solutions: readonly SolutionCard[]
  /** All categories: where this one stands, and which others there are. */
  tree: readonly SolutionCategoryNode[]
  header: PageHeader
}

/** How many slides of a carousel are in view, and how far apart they stand, in design pixels. */
export type SlideMeasures = { perView: number; gap: number }

type Named = { id: number; name: string }

/** Anchors of the page's parts. */
export const sectionIds = { value: 'value', solutions: 'solutions', stories: 'stories' } as const

/** The entries of the tab bar; a part that is not on the page has none (spec: solutions/category-tabs). */
export function sectionLinks({ category, solutions }: SolutionCategoryPage): SectionLink[] {
  const entries = [
    { id: sectionIds.value, label: '应用价值', isPresent: category.applicationValues.length > 0 },
    { id: sectionIds.solutions, label: '解决方案', isPresent: solutions.length > 0 },
    { id: sectionIds.stories, label: '客户案例', isPresent: category.stories.length > 0 },
  ]
  return entries.filter(({ isPresent }) => isPresent).map(({ id, label }) => ({ id, label }))
}

/** The page of a category. */
export const categoryHref = ({ id, name }: Named) => `/ResultView?${new URLSearchParams({ id: String(id), name })}`

/** 首页 > 解决方案 > category, with its parent between when it has one. 解决方案 has no page of its own. */
export function trailOf({ id, name }: Named, tree: readonly SolutionCategoryNode[]): BreadcrumbItem[] {
  const parent = tree.find(({ children }) => children.some((child) => child.id === id))
  return [
    { label: '首页', href: '/' },
    { label: '解决方案' },
    ...(parent ? [{ label: parent.name, href: categoryHref(parent) }] : []),
    { label: name },
  ]
}

/** Where to go on: the category's own sub-categories, or else the others of its kind. */
export function furtherCategories({ id }: Named, tree: readonly SolutionCategoryNode[]): Named[] {
  const siblings = [tree, ...tree.map(({ children }) => children)].find((nodes) => nodes.some((node) => node.id === id)) ?? []
  const children = tree.find((node) => node.id === id)?.children ?? []
  return children.length > 0 ? children : siblings.filter((node) => node.id !== id)
}

/** What opens the page: the category's banner, name and subtitle; what it lacks comes from the page's own header. */
export function headerOf({ name, subTitle, banner }: SolutionCategory, own: PageHeader | null): PageHeader {
  return {
    title: name,
    line: subTitle || own?.line || '',
    image: banner ?? own?.image ?? null,
    // A category says nothing of the tone of its picture; over the dark scrim white text is legible on any.
    tone: 'dark',
  }
}
