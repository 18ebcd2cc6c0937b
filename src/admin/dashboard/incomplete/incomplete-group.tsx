import type { Entry } from '../entry-list'
import { UnfoldingList } from '../unfolding-list'
import styles from './incomplete.module.css'
import type { IncompleteGroup as Group, IncompleteItem } from './load-incomplete'

const SHOWN = 4

/** Everything that lacks the same thing: the number, the first few, and the rest unfolded on demand. */
export function IncompleteGroup({ group: { label, total, items } }: { group: Group }) {
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <p className={total > 0 ? styles.count : styles.none}>{total}</p>
      {total > 0 ? <UnfoldingList entries={items.map(toEntry)} total={total} shown={SHOWN} /> : <p className={styles.done}>全部齐备</p>}
    </section>
  )
}

function toEntry({ key, title, kind, href, isDraft, note }: IncompleteItem): Entry {
  return { key, title, href, line: note ? `${kind} · ${note}` : kind, tag: isDraft ? '草稿' : undefined }
}
