import type { ReactNode } from 'react'
import type { PageHeader } from '@/contract/site'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { PageBanner } from '../page-banner/page-banner'
import styles from './form-page.module.css'

type Props = {
  header: PageHeader
  /** What stands beside the form, on a phone under it. */
  aside: ReactNode
  children: ReactNode
}

/** A page of the service with a form, in both layouts: banner, breadcrumb, form, and beside it whom to call. */
export function FormPage({ header, aside, children }: Props) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '服务与支持', href: '/CustomerView' }, { label: header.title }]} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>{children}</div>
        {aside}
      </div>
    </>
  )
}
