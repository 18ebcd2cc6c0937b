import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { entriesQuery } from '@/domain/comparison/compare-address'
import styles from './compare-tools.module.css'
import { CopyAddress } from './copy-address'
import { FOLD_ID } from './fold'
import { PrintButton } from './print-button'

type Props = { entries: readonly string[]; hasFold: boolean; isMobile: boolean }

/** What can be done with the comparison. */
export function CompareTools({ entries, hasFold, isMobile }: Props) {
  const fold = hasFold && <FoldSwitch />
  const ways = (
    <div className={styles.ways}>
      <CopyAddress />
      <a
        href={`/prod-api/api/product/compare/export?${entriesQuery(entries)}`}
        download
        rel="nofollow"
        className={buttonStyle('outline', 'small')}
      >
        <Icon name="download" size={20} />
        导出 XLSX
      </a>
      <PrintButton />
    </div>
  )
  if (!isMobile) {
    return (
      <div className={styles.tools}>
        {fold}
        {ways}
      </div>
    )
  }
  return (
    <>
      <details className={styles.more}>
        <summary className={styles.summary} aria-label="更多操作">
          <Icon name="more" size={44} />
        </summary>
        {ways}
      </details>
      {fold}
    </>
  )
}

/** Works without scripts: what is folded is hidden by style. */
function FoldSwitch() {
  return (
    <label className={styles.fold}>
      只看差异
      <input id={FOLD_ID} data-fold="" type="checkbox" defaultChecked aria-label="只看差异" className={styles.switch} />
    </label>
  )
}
