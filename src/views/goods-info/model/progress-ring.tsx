import styles from './progress-ring.module.css'

/** Of the circle, in the units of its drawing. */
const RADIUS = 30
const LENGTH = 2 * Math.PI * RADIUS

type Props = { /** 0 to 1. */ share: number; label: string; className?: string | undefined }

/** How much of something is there, as a ring with per cent. */
export function ProgressRing({ share, label, className = '' }: Props) {
  const percent = Math.round(share * 100)
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} className={`${styles.ring} ${className}`}>
      <svg viewBox="0 0 72 72" className={styles.circle} aria-hidden="true">
        <circle cx="36" cy="36" r={RADIUS} className={styles.track} />
        <circle
          cx="36"
          cy="36"
          r={RADIUS}
          className={styles.done}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 36 36)"
        />
      </svg>
      <span className={styles.percent} aria-hidden="true">
        {percent}%
      </span>
    </div>
  )
}
