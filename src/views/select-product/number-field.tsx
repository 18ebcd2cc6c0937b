import { Symbols } from '@/components/symbols/symbols'
import { type NumberField as Name, numberFields } from '@/domain/selector/fields'
import styles from './data-field.module.css'

type Props = { name: Name; value: string; problem?: string }

/** A number with its unit; what is typed stays, also where it makes no sense. */
export function NumberField({ name, value, problem = '' }: Props) {
  const { label, unit, hint } = numberFields[name]
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        <Symbols text={label} />
      </label>
      <span className={styles.box}>
        <input
          id={name}
          name={name}
          defaultValue={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          className={styles.input}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          <Symbols text={problem} />
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          <Symbols text={hint} />
        </p>
      )}
    </div>
  )
}
