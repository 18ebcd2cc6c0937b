import { Icon } from '../icon/icon'
import styles from './failure-note.module.css'
import type { Failure } from './use-form'

type Props = {
  /** Null when nothing has failed. */
  failed: Failure | null
  /** What has become of what was typed. */
  assurance?: string
}

/** Stays above the button after a failure, when the toast is gone. */
export function FailureNote({ failed, assurance }: Props) {
  if (!failed) return null
  return (
    <div className={styles.note}>
      <Icon name="warning" size={28} className={styles.icon} />
      <div>
        <p className={styles.title}>{failed.title}</p>
        {failed.detail && <p>{failed.detail}</p>}
        {assurance && <p>{assurance}</p>}
      </div>
    </div>
  )
}
