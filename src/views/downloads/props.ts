import type { DocumentFile, DownloadCategory } from '@/contract/documents'
import type { Page } from '@/contract/paging'
import type { Question } from '@/contract/questions'
import type { PageHeader } from '@/contract/site'
import type { NearPage } from '@/domain/nearest-page'
import { everything, type ListState, toHref } from './list-state'

/** Name of the page: breadcrumb, title, and heading where editors have set none. */
export const PAGE_TITLE = '下载中心'

type Chosen = { name: string } | undefined

/** The chosen category of the download centre, or the page's own name (spec: downloads/category-identity). */
export const titleOf = (chosen: Chosen): string => (chosen ? `${chosen.name}-${PAGE_TITLE}` : PAGE_TITLE)

/** Where the list stands, behind what leads to the page. */
export const trailOf = (chosen: Chosen) =>
  chosen ? [{ label: PAGE_TITLE, href: toHref(everything) }, { label: chosen.name }] : [{ label: PAGE_TITLE }]

/** What both layouts of the download centre get. */
export type DownloadsProps = {
  state: ListState
  /** Those that hold something of the name that is searched. */
  categories: DownloadCategory[]
  documents: Page<DocumentFile>
  header: PageHeader
  /** The category that is chosen. */
  chosen: DownloadCategory | undefined
  /** What may have been meant by a keyword that finds nothing; else none. */
  near: readonly NearPage[]
  questions: readonly Question[]
}
