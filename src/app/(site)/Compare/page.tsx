import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed'
import { compareHref, leftOutEntries, MOST_COLUMNS, readEntries } from '@/domain/comparison/compare-address'
import { compareProducts } from '@/lookup/compare-products'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { CompareView, PAGE_TITLE } from '@/views/compare/compare-view'

type Props = { searchParams: Promise<SearchParams> }

const DESCRIPTION = '把几款产品或订货型号并排对比：同一参数在同一行，不同之处标出，相同的折叠，可以打印、导出。'

const textsIn = async (searchParams: Props['searchParams']) => [(await searchParams).ids ?? []].flat()

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({ path: compareHref(readEntries(await textsIn(searchParams))), title: PAGE_TITLE, description: DESCRIPTION })
}

/** Products and order codes beside one another, as the address names them (spec: comparison/page). */
export default async function CompareRoute({ searchParams }: Props) {
  const [layout, viewer, texts] = await Promise.all([currentLayout(), currentViewer(), textsIn(searchParams)])
  const entries = readEntries(texts)
  const most = MOST_COLUMNS[layout]
  const comparison = await compareProducts(entries, most, viewer)
  return (
    <>
      <CompareView comparison={comparison} entries={entries} leftOut={leftOutEntries(texts)} isMobile={layout === 'mobile'} most={most} />
      <RecentlyViewed />
    </>
  )
}
