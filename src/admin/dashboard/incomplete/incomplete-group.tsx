import type { Entry } from '../entry-list'
import { EntryList } from '../entry-list'
import styles from './incomplete.module.css'
import type { IncompleteGroup as Group, IncompleteItem } from './load-incomplete'

/** So many are listed at once, and so many more can be unfolded. */
const SHOWN = 4
const UNFOLDED = 50

/** Everything that lacks the same thing: the number, the first few, and the rest unfolded on demand. */
export function IncompleteGroup({ group: { label, items } }: { group: Group }) {
  const shown = items.slice(0, SHOWN)
  const more = items.slice(SHOWN, SHOWN + UNFOLDED)
  const beyond = items.length - shown.length - more.length
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <p className={items.length > 0 ? styles.count : styles.none}>{items.length}</p>
      {items.length === 0 && <p className={styles.done}>全部齐备</p>}
      <EntryList entries={shown.map(toEntry)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>还有 {items.length - shown.length} 项</summary>
          <EntryList entries={more.map(toEntry)} />
          {beyond > 0 && <p className={styles.done}>以及另外 {beyond} 项；补全上面的之后会显示在这里。</p>}
        </details>
      )}
    </section>
  )
}

function toEntry({ key, title, kind, href, isDraft, note }: IncompleteItem): Entry {
  return { key, title, href, line: note ? `${kind} · ${note}` : kind, tag: isDraft ? '草稿' : undefined }
}
