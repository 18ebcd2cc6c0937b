import type { Metadata } from 'next'
import { LIST_PATH } from '@/domain/selection-list/list-path'
import { pageMetadata } from '@/shell/page-metadata'
import { PAGE_TITLE } from '@/views/selection-list/page-title'
import { SelectionListView } from '@/views/selection-list/selection-list-view'

const DESCRIPTION =
  '把选好的订货型号记成清单：数量、位置与备注，导出、打印、分享，全部资料一次下载，或交给工程师核对。无需注册，只保存在您的设备上。'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path: LIST_PATH, title: PAGE_TITLE, description: DESCRIPTION })

/** The selection lists of whoever opens it: they are on the device, the server has none (spec: selection-list/page). */
export default function SelectionListRoute() {
  return <SelectionListView />
}
