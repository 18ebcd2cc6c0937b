import { Icon } from '../icon/icon'
import styles from './failure-note.module.css'

type Props = {
  /** What has failed. */
  title: string
  /** Why, where that is known; null when nothing has failed. */
  detail: string | null
  /** What has become of what was typed. */
  assurance?: string
}

/** Stays above the button after a failure, when the toast is gone. */
export function FailureNote({ title, detail, assurance }: Props) {
  if (detail === null) return null
  return (
    <div className={styles.note}>
      <Icon name="warning" size={28} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {detail && detail !== title && <p>{detail}</p>}
        {assurance && <p>{assurance}</p>}
      </div>
    </div>
  )
}
