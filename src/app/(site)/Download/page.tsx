import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { turnTo } from '@/components/filtered-list/list-state'
import { listDocuments, listDownloadCategories } from '@/content/documents'
import { findNearNames } from '@/content/near-names'
import { getPageHeader } from '@/content/page-headers'
import { questionsAbout } from '@/content/questions'
import type { Viewer } from '@/content/viewer'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { DesktopDownloads } from '@/views/downloads/desktop'
import { amongTabs, PAGE_SIZE, parseListState, searchFor, toHref } from '@/views/downloads/list-state'
import { MobileDownloads } from '@/views/downloads/mobile'
import { PAGE_TITLE, titleOf } from '@/views/downloads/props'

type Props = { searchParams: Promise<SearchParams> }

/** So many questions stand under the list. */
const QUESTIONS = 5

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const viewer = await currentViewer()
  const wanted = parseListState(await searchParams)
  const [categories, header] = await Promise.all([listDownloadCategories(wanted.keyword, viewer), getPageHeader('/Download', viewer)])
  const state = amongTabs(wanted, categories)
  return pageMetadata({
    path: toHref(state),
    title: titleOf(categories.find(({ id }) => id === state.categoryId)),
    description: header?.line,
    image: header?.image,
    isIndexed: wanted.keyword === '',
  })
}

/** The download centre, filtered as the address says (spec: downloads/page). */
export default async function DownloadRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const wanted = parseListState(await searchParams)
  const [categories, header] = await Promise.all([listDownloadCategories(wanted.keyword, viewer), getPageHeader('/Download', viewer)])
  const requested = amongTabs(wanted, categories)
  const filter = { name: requested.keyword, ...(requested.categoryId !== null && { categoryId: [requested.categoryId] }) }
  const [documents, questions] = await Promise.all([
    listDocuments(filter, { pageNum: requested.pageNum, pageSize: PAGE_SIZE }, viewer),
    questionsAbout(['download'], QUESTIONS, viewer),
  ])
  const chosen = categories.find(({ id }) => id === requested.categoryId)
  const own = header ?? { title: PAGE_TITLE, line: '', image: null, tone: 'light' as const }
  const page = {
    state: turnTo(requested, documents.pageNum),
    categories,
    documents,
    header: chosen ? { ...own, title: chosen.name } : own,
    chosen,
    near: documents.total === 0 && requested.keyword ? await nearNamesOf(requested.keyword, viewer) : [],
    questions,
  }
  return layout === 'mobile' ? <MobileDownloads {...page} /> : <DesktopDownloads {...page} />
}

const nearNamesOf = (keyword: string, viewer: Viewer) =>
  findNearNames(keyword, viewer, {
    finds: async (word) => (await listDownloadCategories(word, viewer)).length > 0,
    hrefOf: (word) => toHref(searchFor(word)),
  })
