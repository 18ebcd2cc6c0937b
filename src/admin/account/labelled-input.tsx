import { type InputHTMLAttributes, useId } from 'react'
import styles from './account.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onValue: (value: string) => void
  hint?: string
  problem?: string
}

/** An input with its label, a hint, and what is wrong with it, read out together. */
export function LabelledInput({ label, hint = '', problem = '', value, onValue, ...input }: Props) {
  const id = useId()
  const note = problem || hint
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={problem !== ''}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
