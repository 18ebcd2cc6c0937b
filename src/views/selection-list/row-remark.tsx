'use client'

import { Icon } from '@/components/icon/icon'
import { changeLists } from '@/components/selection-list/use-lists'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { DescribedEntry, ListedProduct } from '@/contract/selection-list'
import { changeRow } from '@/domain/selection-list/changes'
import type { ListRow } from '@/domain/selection-list/list'
import styles from './row-remark.module.css'

type Props = { listId: string; row: ListRow; entry: DescribedEntry | undefined; product: ListedProduct | undefined }

/** What is wrong with a row, or still open, and what takes it away (spec: selection-list/remarks). */
export function RowRemark({ listId, row, entry, product }: Props) {
  if (!entry) return null
  const replaceBy = (code: string, productId: string) =>
    changeLists((saved) => changeRow(saved, listId, row.key, { code, product: productId }))
  if (entry.state === 'found') {
    if (entry.code !== '' || !product?.hasCodes) return entry.note && <p className={styles.quiet}>{entry.note}</p>
    return (
      <p className={styles.quiet}>
        还没有选定订货型号，
        <SiteLink href={`/GoodsInfoView?id=${product.id}`} className={styles.way}>
          去选配
        </SiteLink>
      </p>
    )
  }
  const offers = entry.state === 'changed' ? [{ code: entry.code, productId: entry.product }] : entry.choices
  return (
    <div className={styles.remark}>
      <Icon name="warning" size={20} className={styles.sign} />
      <div>
        <p>
          <Symbols text={entry.note || '这一行需要核对'} />
        </p>
        {offers.length > 0 && (
          <p className={styles.offers}>
            {offers.map(({ code, productId }) => (
              <button key={`${productId} ${code}`} type="button" className={styles.way} onClick={() => replaceBy(code, productId)}>
                改用 {code}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
