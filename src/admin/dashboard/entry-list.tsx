import { Link } from '@payloadcms/ui'
import tags from '../brand/tag.module.css'
import styles from './entry-list.module.css'

/** One line of a list: where it leads, what it is, and a word about its state. */
export type Entry = { key: string; title: string; href: string | null; line: string; tag?: string; isUrgent?: boolean }

/** Titles that lead to their forms, each with a quiet line below. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ key, title, href, line, tag, isUrgent = false }) => (
        <li key={key} className={styles.entry}>
          {href ? (
            <Link className={styles.link} href={href} prefetch={false}>
              {title}
            </Link>
          ) : (
            <span className={styles.text}>{title}</span>
          )}
          {tag && <span className={isUrgent ? `${tags.tag} ${tags.urgent}` : tags.tag}>{tag}</span>}
          <span className={styles.line}>{line}</span>
        </li>
      ))}
    </ul>
  )
}
