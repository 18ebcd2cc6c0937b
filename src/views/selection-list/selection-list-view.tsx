import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { SiteLink } from '@/components/site-link/site-link'
import { ListDesk } from './list-desk'
import { PAGE_TITLE } from './page-title'
import styles from './selection-list-view.module.css'

/** 选型清单, in both layouts (spec: selection-list/page). */
export function SelectionListView() {
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <Breadcrumb items={[{ label: '首页', href: '/' }, { label: PAGE_TITLE }]} />
      </div>
      <noscript>
        <div className={`container ${styles.without}`}>
          <h1>{PAGE_TITLE}</h1>
          <p>
            清单只保存在您的设备上，需要允许脚本才能使用。也可以<SiteLink href="/Lookup">核对整张型号清单</SiteLink>，或
            <SiteLink href="/Consult">直接咨询工程师</SiteLink>。
          </p>
        </div>
      </noscript>
      <ListDesk />
    </div>
  )
}
