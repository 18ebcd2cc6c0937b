import { Symbols } from '../symbols/symbols'
import styles from './figure.module.css'

type Props = { value: string; unit: string; label?: string; size?: 'normal' | 'small' }

/** A figure drawn large with its unit, and under it what it says. Figures are the ornament of this site. */
export function Figure({ value, unit, label, size = 'normal' }: Props) {
  return (
    <div className={`${styles.figure} ${styles[size]}`}>
      <p className={styles.value}>
        {value}
        {unit && <span className={styles.unit}> {unit}</span>}
      </p>
      {label && (
        <p className={styles.label}>
          <Symbols text={label} />
        </p>
      )}
    </div>
  )
}
