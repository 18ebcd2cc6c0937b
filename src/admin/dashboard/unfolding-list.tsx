import { type Entry, EntryList } from './entry-list'
import { UNFOLDED } from './unfolded'
import styles from './unfolding-list.module.css'

type Props = { entries: readonly Entry[]; total: number; shown: number }

/** The first entries of a list, the rest unfolded on demand, and a word about what is beyond. */
export function UnfoldingList({ entries, total, shown }: Props) {
  const more = entries.slice(shown, UNFOLDED)
  const beyond = total - Math.min(shown, entries.length) - more.length
  return (
    <>
      <EntryList entries={entries.slice(0, shown)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>还有 {total - shown} 项</summary>
          <EntryList entries={more} />
          {beyond > 0 && <p className={styles.beyond}>以及另外 {beyond} 项，处理完上面的之后会显示在这里。</p>}
        </details>
      )}
    </>
  )
}
