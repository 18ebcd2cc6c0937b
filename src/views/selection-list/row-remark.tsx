'use client'

import { Icon } from '@/components/icon/icon'
import { changeLists } from '@/components/selection-list/use-lists'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { DescribedEntry, ListedProduct } from '@/contract/selection-list'
import { changeRow } from '@/domain/selection-list/changes'
import { ALONE } from '@/domain/selection-list/is-alone'
import type { ListRow } from '@/domain/selection-list/list'
import styles from './row-remark.module.css'

type Props = { listId: string; row: ListRow; entry: DescribedEntry | undefined; product: ListedProduct | undefined; isAlone: boolean }

/** What is wrong with a row, or still open, and what takes it away (spec: selection-list/remarks). */
export function RowRemark({ listId, row, entry, product, isAlone }: Props) {
  if (!entry) return null
  const replaceBy = (code: string, productId: string) =>
    changeLists((saved) => changeRow(saved, listId, row.key, { code, product: productId }))
  if (entry.state === 'found') return <FoundRemark entry={entry} product={product} isAlone={isAlone} />
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

type FoundProps = { entry: DescribedEntry; product: ListedProduct | undefined; isAlone: boolean }

/** What is still open in a row that is right. */
function FoundRemark({ entry, product, isAlone }: FoundProps) {
  const isOpen = entry.code === '' && product?.hasCodes
  return (
    <>
      {isOpen && <WayOn sentence="还没有选定订货型号" product={product.id} label="去选配" />}
      {!isOpen && entry.note && <p className={styles.quiet}>{entry.note}</p>}
      {isAlone && product && <WayOn sentence={ALONE} product={product.id} label="看它适用于什么" />}
    </>
  )
}

const WayOn = ({ sentence, product, label }: { sentence: string; product: string; label: string }) => (
  <p className={styles.quiet}>
    {sentence}，
    <SiteLink href={`/GoodsInfoView?id=${product}`} className={styles.way}>
      {label}
    </SiteLink>
  </p>
)
