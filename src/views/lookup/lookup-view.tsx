import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import type { SentLookup } from '@/contract/lookup'
import { productSelection } from '@/domain/product-selection'
import { LookupDesk } from './lookup-desk'
import styles from './lookup-view.module.css'

export const PAGE_TITLE = '核对型号清单'

type Props = { sent: SentLookup; hotline: string }

/** 核对型号清单, in both layouts (spec: lookup/page). */
export function LookupView({ sent, hotline }: Props) {
  return (
    <>
      <div className={styles.band}>
        <Breadcrumb
          items={[{ label: '首页', href: '/' }, { label: productSelection.name, href: productSelection.href }, { label: PAGE_TITLE }]}
        />
        <h1 className={`container ${styles.title}`}>{PAGE_TITLE}</h1>
      </div>
      <LookupDesk sent={sent} hotline={hotline} />
    </>
  )
}
