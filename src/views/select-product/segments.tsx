import { Symbols } from '@/components/symbols/symbols'
import { keyAt } from '@/lib/key-at'
import styles from './data-field.module.css'

type Option = { value: string; label: string /** Why it doesn't go with the rest. */; reason: string | null }
type Props = { name: string; label: string; options: readonly Option[]; chosen: string; problem?: string }

/** A few values side by side, one of which is chosen. What doesn't go with the rest says why, and can be chosen all the same. */
export function Segments({ name, label, options, chosen, problem = '' }: Props) {
  const reasons = [...new Set(options.flatMap(({ value, reason }) => (reason && value !== chosen ? [reason] : [])))]
  const reasonId = (reason: string) => `${name}-why-${reasons.indexOf(reason)}`
  return (
    <fieldset className={styles.field} aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments} data-wrong={problem !== '' || undefined}>
        {options.map(({ value, label: text, reason }) => (
          <label key={value} className={styles.segment} data-refused={reason !== null || undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-describedby={reason && value !== chosen ? reasonId(reason) : undefined}
              className={styles.radio}
            />
            <span>
              <Symbols text={text} />
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          <Symbols text={problem} />
        </p>
      )}
      {reasons.map((reason, index) => (
        <p key={keyAt(index, reason)} id={reasonId(reason)} className={problem ? 'visually-hidden' : styles.hint}>
          <Symbols text={reason} />
        </p>
      ))}
    </fieldset>
  )
}
