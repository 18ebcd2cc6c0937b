import styles from './margin-bar.module.css'

/** How far above the demand a value is. @param margin as a share of the demand */
export function MarginBar({ margin }: { margin: number }) {
  const percent = Math.round(margin * 100)
  return (
    <span className={styles.margin}>
      <span className={styles.bar} aria-hidden="true" style={{ '--demand': `${(100 / (1 + margin)).toFixed(1)}%` }}>
        <span className={styles.mark} />
      </span>
      <span className={styles.text}>{percent > 999 ? '10 倍以上' : `+${percent} %`}</span>
    </span>
  )
}
