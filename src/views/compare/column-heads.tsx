import { buttonStyle } from '@/components/button/button-style'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import type { ComparedColumn, ProductComparison } from '@/contract/product-comparison'
import { compareHref } from '@/domain/comparison/compare-address'
import { codeHref } from './code-href'
import styles from './column-heads.module.css'
import { entriesOf } from './entries-of'
import { RemoveLink } from './remove-link'

type Props = { comparison: ProductComparison; counts: { different: number; same: number }; isMobile: boolean }

const SIZES = { desktop: '(min-width: 1280px) 15vw, 195px', mobile: '43vw' }

/** Pictures; names, which stay in sight; and the ways to each product. */
export function ColumnHeads({ comparison, counts, isMobile }: Props) {
  const { columns } = comparison
  const all = entriesOf(comparison)
  const without = ({ entry, code, model }: ComparedColumn) => ({
    entry,
    name: code || model,
    href: compareHref(all.filter((one) => one !== entry)),
  })
  return (
    <thead className={styles.head}>
      <tr className={styles.pictures} data-pictures="">
        <td className={styles.corner} />
        {columns.map((column) => (
          <td key={column.entry}>
            <div className={styles.stage}>
              {column.cover && (
                <Picture picture={column.cover} sizes={isMobile ? SIZES.mobile : SIZES.desktop} isFirst alt="" className={styles.cutout} />
              )}
              <RemoveLink {...without(column)} className={styles.remove} />
            </div>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col" className={styles.count}>
          <Counts columnCount={columns.length} {...counts} />
        </th>
        {columns.map((column) => (
          <th key={column.entry} scope="col">
            <div className={styles.name}>
              <ColumnName column={column} />
              <RemoveLink {...without(column)} className={styles.stuckRemove} />
            </div>
          </th>
        ))}
      </tr>
      <tr className={styles.ways}>
        <td className={styles.corner} />
        {columns.map((column) => (
          <td key={column.entry}>
            <SiteLink href={codeHref(column)} className={buttonStyle('outline', 'small', styles.way)}>
              查看详情
              <span className="visually-hidden">：{column.code || column.title}</span>
            </SiteLink>
          </td>
        ))}
      </tr>
    </thead>
  )
}

/** Names stand in words; the code in its fragments. */
function ColumnName({ column }: { column: ComparedColumn }) {
  return (
    <div className={styles.words}>
      <SiteLink href={codeHref(column)} className={styles.model}>
        {column.model}
      </SiteLink>
      <span className={styles.kind}>{column.kind}</span>
      {column.code ? <span className={styles.code}>{column.code}</span> : <span className={styles.series}>全系列范围</span>}
    </div>
  )
}

type CountsProps = { columnCount: number; different: number; same: number }

function Counts({ columnCount, different, same }: CountsProps) {
  return (
    <>
      <strong className={styles.figure}>{columnCount}</strong>
      {columnCount > 1 ? (
        <>
          款产品，<span className="together">{different} 项不同，</span>
          <span className="together">
            {same} 项相同<span data-folded="">已折叠</span>
          </span>
        </>
      ) : (
        '款产品，再选一款就能看出差别'
      )}
    </>
  )
}
