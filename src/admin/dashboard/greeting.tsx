import { roleLabels, roles } from '../../domain/roles'
import { formatDateTime } from '../../lib/dates'
import styles from './greeting.module.css'
import { greetingAt, longDay } from './greeting-text'
import type { Reader } from './reader'

/** Who is signed in, in which role, and the day: the page's heading. */
export function Greeting({ reader: { user } }: { reader: Reader }) {
  const now = formatDateTime(new Date().toISOString())
  const role = roles.find((candidate) => candidate === user.role)
  return (
    <div className={styles.greeting}>
      <h1 className={styles.name}>
        {greetingAt(now)}，{user.name}
      </h1>
      <p className={styles.line}>
        {role && <span className={styles.role}>{roleLabels[role]}</span>}
        {longDay(now)}
      </p>
    </div>
  )
}
