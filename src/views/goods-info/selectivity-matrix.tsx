import { useId } from 'react'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { SelectivityWith } from '@/contract/selectivity'
import { ascending } from '@/domain/selectivity'
import styles from './selectivity-section.module.css'

type Props = { title: string; own: string; other: string; of: readonly SelectivityWith[]; side: 'below' | 'above' }

/** Rows are the others with their rated currents, columns the rated currents of the product itself. */
export function SelectivityMatrix({ title, own, other, of, side }: Props) {
  const titleId = useId()
  if (of.length === 0) return null
  const mine = side === 'below' ? 'from' : 'upTo'
  const columns = ascending(of.flatMap(({ pairs }) => pairs.map((pair) => pair[mine])))
  // Those above have conditions of their own; below one product they are its own.
  const shared = side === 'below' ? of[0]?.conditions : ''
  return (
    <div>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {shared && (
        <p className={styles.conditions}>
          <Symbols text={shared} />
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th rowSpan={2} colSpan={2} scope="col">
                <Symbols text={other} />
              </th>
              <th colSpan={columns.length} scope="colgroup">
                <Symbols text={own} />
              </th>
            </tr>
            <tr>
              {columns.map((amperes) => (
                <th key={amperes} scope="col">
                  {amperes}
                </th>
              ))}
            </tr>
          </thead>
          {of.map((one) => (
            <Device key={one.id} of={one} columns={columns} side={side} />
          ))}
        </table>
      </section>
    </div>
  )
}

function Device({ of, columns, side }: { of: SelectivityWith; columns: readonly number[]; side: Props['side'] }) {
  const [mine, theirs] = side === 'below' ? (['from', 'upTo'] as const) : (['upTo', 'from'] as const)
  const rows = ascending(of.pairs.map((pair) => pair[theirs]))
  return (
    <tbody>
      {rows.map((amperes, index) => (
        <tr key={amperes}>
          {index === 0 && (
            <th rowSpan={rows.length} scope="rowgroup">
              <SiteLink href={`/GoodsInfoView?id=${of.id}`}>{of.model}</SiteLink>
              {side === 'above' && of.conditions && (
                <span className={styles.own}>
                  <Symbols text={of.conditions} />
                </span>
              )}
            </th>
          )}
          <th scope="row">{amperes} A</th>
          {columns.map((column) => (
            <td key={column}>{of.pairs.find((pair) => pair[mine] === column && pair[theirs] === amperes)?.shown ?? '—'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
