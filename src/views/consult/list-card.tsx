'use client'

import { Icon } from '@/components/icon/icon'
import { lineOf, nameOf } from '@/components/selection-list/row-names'
import { entryKey, useDetails } from '@/components/selection-list/use-details'
import { type ReadLink, readLink } from '@/domain/selection-list/link'
import { piecesOf, UNNAMED } from '@/domain/selection-list/list'
import styles from './list-card.module.css'

/** What the receipt says of it. */
export function listSummary(link: string): string {
  const list = readLink(link)
  return list ? `${list.name || UNNAMED}，${list.items.length} 个型号，${piecesOf(list.items)} 台` : ''
}

type Props = { link: string; onRemove: () => void }

/** The list that goes along with a consultation, to be looked at and left out (spec: service/consult-list). */
export function ListCard({ link, onRemove }: Props) {
  const list = readLink(link)
  if (!list) return null
  return (
    <section className={styles.card} aria-label="随附选型清单">
      <div className={styles.head}>
        <div>
          <p className={styles.label}>随附选型清单</p>
          <p className={styles.name}>{listSummary(link)}</p>
        </div>
        <button type="button" className={styles.remove} aria-label="不附选型清单" onClick={onRemove}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <details>
        <summary className={styles.summary}>查看清单</summary>
        <Rows items={list.items} />
      </details>
    </section>
  )
}

function Rows({ items }: Pick<ReadLink, 'items'>) {
  const { details } = useDetails(items)
  return (
    <ol className={styles.rows}>
      {items.map((item, index) => {
        const entry = details.entries.get(entryKey(item))
        const product = details.products.get(entry?.product || item.product)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change here
          <li key={index} className={styles.row}>
            <span className={styles.code}>{nameOf(item, entry, product)}</span>
            <span className={styles.line}>{[lineOf(entry, product), item.note].filter(Boolean).join('；')}</span>
            <span className={styles.quantity}>× {item.quantity}</span>
          </li>
        )
      })}
    </ol>
  )
}
