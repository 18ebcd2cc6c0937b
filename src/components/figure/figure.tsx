import { CountUp } from '../count-up/count-up'
import { Symbols } from '../symbols/symbols'
import styles from './figure.module.css'

type Props = { value: string; unit: string; label?: string; size?: 'large' | 'normal' | 'small'; countsUp?: boolean }

/** A figure drawn large with its unit, and under it what it says. Figures are the ornament of this site. */
export function Figure({ value, unit, label, size = 'normal', countsUp = false }: Props) {
  return (
    <div className={size === 'normal' ? undefined : styles[size]}>
      <p className={styles.value}>
        {countsUp ? <CountUp value={value} /> : value}
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
