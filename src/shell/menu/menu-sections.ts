import type { Navigation } from '@/contract/navigation'
import { pageRows } from '@/domain/page-at.mjs'
import type { MenuSection as SectionName } from '@/domain/pages.mjs'
import { productSelection } from '@/domain/product-selection'

export type MenuLink = { label: string; href: string }

export type MenuSection = {
  label: string
  /** Paths of the pages that belong to it, separated by blanks: see `CurrentPage`. */
  pages: string
  links: MenuLink[]
}

export type MenuSections = Record<Exclude<SectionName, 'selection'>, MenuSection>

/** Product selection leaves the menu at once (spec: navigation/header). */
export const selection: { label: string; href: string; pages: string } = {
  label: productSelection.name,
  href: productSelection.href,
  pages: pagesOf('selection'),
}

export const allProducts: MenuLink = { label: '全部产品', href: '/GoodsListView?all=true' }
export const newProducts: MenuLink = { label: '新品', href: '/GoodsListView?new=true' }
export const hotProducts: MenuLink = { label: '热销', href: '/GoodsListView?hot=true' }
export const allStories: MenuLink = { label: '全部案例', href: '/ExampleView?all=true' }

type Linked = Pick<Navigation, 'productCategories' | 'solutionCategories' | 'storyCategories'> & {
  site: Pick<Navigation['site'], 'brandName'>
}

/** Header, mobile menu and footer list the same links. */
export function menuSections({ site, productCategories, solutionCategories, storyCategories }: Linked): MenuSections {
  return {
    products: {
      label: '产品中心',
      pages: pagesOf('products'),
      links: productCategories.map(({ id, name }) => ({ label: name, href: productCategoryHref({ id, name }) })),
    },
    solutions: {
      label: '解决方案',
      pages: pagesOf('solutions'),
      links: solutionCategories.map(({ id, name }) => ({ label: name, href: solutionHref({ id, name }) })),
    },
    stories: {
      label: '客户案例',
      pages: pagesOf('stories'),
      links: storyCategories.map(({ id, name }) => ({ label: name, href: withQuery('/ExampleView', { id, name }) })),
    },
    service: {
      label: '服务与支持',
      pages: pagesOf('service'),
      links: [
        { label: '服务中心', href: '/CustomerView' },
        { label: '下载中心', href: '/Download' },
        { label: '自助报修', href: '/SelfService' },
        { label: '意见反馈', href: '/Feedback' },
        { label: '我要咨询', href: '/Consult' },
        { label: '常见问题', href: '/Questions' },
      ],
    },
    about: {
      label: `关于${site.brandName}`,
      pages: pagesOf('about'),
      links: [
        { label: '集团介绍', href: '/GroupIntroductView' },
        { label: '关于我们', href: '/AboutView' },
        { label: '新闻中心', href: '/News' },
        { label: '招贤纳士', href: '/Recruiting' },
      ],
    },
  }
}

function pagesOf(section: SectionName): string {
  return pageRows.flatMap(({ path, menu }) => (menu === section ? [path] : [])).join(' ')
}

type Named = { id: number; name: string }

/** The product list of a parent category. */
export function productCategoryHref({ id, name }: Named): string {
  return withQuery('/GoodsListView', { category: id, categoryName: name })
}

/** The product list of a sub-category. */
export function productSubcategoryHref(parent: Named, child: Named): string {
  return withQuery('/GoodsListView', { id: child.id, categoryName: parent.name, subcategoryName: child.name })
}

/** The page of a solution category. */
export function solutionHref({ id, name }: Named): string {
  return withQuery('/ResultView', { id, name })
}

function withQuery(path: string, query: Record<string, string | number>): string {
  return `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
}
