import { Link } from '@payloadcms/ui'
import type { Entry } from '../entry-list'
import { UNFOLDED } from '../unfolded'
import { UnfoldingList } from '../unfolding-list'
import styles from './incomplete.module.css'
import { incompleteAddress } from './incomplete-address'
import type { IncompleteGroup as Group, IncompleteItem } from './load-incomplete'

const SHOWN = 4

/** Everything that lacks the same thing: the number, the first few, and the rest unfolded on demand or on a page of its own. */
export function IncompleteGroup({ group: { key, label, total, items } }: { group: Group }) {
  const whole = total > UNFOLDED ? incompleteAddress(key) : null
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <p className={total > 0 ? styles.count : styles.none}>{total}</p>
      {total > 0 ? <UnfoldingList entries={items.map(toEntry)} total={total} shown={SHOWN} /> : <p className={styles.done}>全部齐备</p>}
      {whole && (
        <Link className={styles.whole} href={whole} prefetch={false}>
          查看全部 {total} 项
        </Link>
      )}
    </section>
  )
}

export function toEntry({ key, title, kind, href, isDraft, note }: IncompleteItem): Entry {
  return { key, title, href, line: note ? `${kind} · ${note}` : kind, tag: isDraft ? '草稿' : undefined }
}
