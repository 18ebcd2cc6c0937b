import styles from './presence.module.css'
import { timeOfDay } from './time-of-day'
import type { Visitor } from './use-presence'

/** Who else has the document open. */
export function Presence({ others }: { others: Visitor[] }) {
  const names = [...new Set(others.map(({ name, isMyself }) => (isMyself ? '您（另一个窗口）' : name)))]
  if (names.length === 0) return null
  const since = others.map(({ name, since }) => `${name}：${timeOfDay(since)} 打开`).join('\n')
  return (
    <p className={styles.presence} role="status" title={since}>
      <span className={styles.initials} aria-hidden="true">
        {names.slice(0, 3).map((name) => (
          <span key={name} className={styles.initial}>
            {name.slice(0, 1)}
          </span>
        ))}
      </span>
      <span>
        <b className={styles.names}>{names.slice(0, 2).join('、')}</b>
        {names.length > 2 && `等 ${names.length} 人`}也在这里 <span className={styles.since}>{timeOfDay(others[0]?.since ?? '')} 起</span>
      </span>
    </p>
  )
}
