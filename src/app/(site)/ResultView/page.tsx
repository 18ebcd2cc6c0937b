import type { Metadata } from 'next'
import { NotFoundPage } from '@/app/not-found-page'
import { getPageHeader } from '@/content/page-headers'
import { getSolutionCategory, listSolutionCategories, listSolutions } from '@/content/solutions'
import { MAX_PAGE_SIZE } from '@/contract/paging'
import { publicNumberOf } from '@/domain/public-number'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { notFoundMetadata, pageMetadata } from '@/shell/page-metadata'
import { SolutionCategoryDesktop } from '@/views/solution-category/desktop'
import { SolutionCategoryMobile } from '@/views/solution-category/mobile'
import { headerOf } from '@/views/solution-category/solution-category-page'

type Query = Record<string, string | string[] | undefined>
type Props = { searchParams: Promise<Query> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const category = await askedCategory(await searchParams)
  if (!category) return notFoundMetadata()
  const { id, name, abstract, cover, banner, seo } = category
  return pageMetadata({
    path: `/ResultView?id=${id}`,
    title: `${name}解决方案`,
    description: beginningOf(abstract, DESCRIPTION_LENGTH),
    image: banner ?? cover,
    seo,
  })
}

/** A solution category. A missing, malformed or unknown id is not found (spec: addresses/not-found). */
export default async function SolutionCategoryRoute({ searchParams }: Props) {
  const category = await askedCategory(await searchParams)
  if (!category) return <NotFoundPage />
  const viewer = await currentViewer()
  const [solutions, tree, ownHeader, layout] = await Promise.all([
    listSolutions({ categoryIds: [category.id] }, { pageNum: 1, pageSize: MAX_PAGE_SIZE }, viewer),
    listSolutionCategories(viewer),
    getPageHeader('/ResultView', viewer),
    currentLayout(),
  ])
  const page = { category, solutions: solutions.rows, tree, header: headerOf(category, ownHeader) }
  return layout === 'mobile' ? <SolutionCategoryMobile {...page} /> : <SolutionCategoryDesktop {...page} />
}

/** The `name` that links carry beside the id is not read: the category itself says what it is called. */
async function askedCategory(query: Query) {
  const id = publicNumberOf(query.id)
  return id === null ? null : getSolutionCategory(id, await currentViewer())
}
