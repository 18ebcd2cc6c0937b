import type { DocumentFile, DownloadCategory } from '@/contract/documents'
import type { Page } from '@/contract/paging'
import type { PageHeader } from '@/contract/site'
import type { ListState } from './list-state'

/** Name of the page: breadcrumb, title, and heading where editors have set none. */
export const PAGE_TITLE = '下载中心'

/** What both layouts of the download centre get. */
export type DownloadsProps = {
  state: ListState
  /** Those that hold something of the name that is searched. */
  categories: DownloadCategory[]
  documents: Page<DocumentFile>
  header: PageHeader
}
