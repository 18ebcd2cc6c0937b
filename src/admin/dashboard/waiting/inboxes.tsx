import { Link } from '@payloadcms/ui'
import { formatDateTime } from '../../../lib/dates'
import type { Inbox } from './load-requests'
import styles from './waiting.module.css'

/** How many new requests there are of each kind, each leading to the list that shows them. */
export function Inboxes({ inboxes }: { inboxes: readonly Inbox[] }) {
  return (
    <ul className={styles.inboxes}>
      {inboxes.map(({ key, label, total, href, newestAt }) => (
        <li key={key} className={styles.inbox}>
          <Link className={styles.inboxLink} href={href} prefetch={false}>
            <span className={total > 0 ? styles.figure : styles.zero}>{total}</span>
            <span className={styles.inboxLabel}>待处理{label}</span>
            <span className={styles.newest}>{newestAt ? `最近 ${formatDateTime(newestAt).slice(5, 16)}` : '都已处理'}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
