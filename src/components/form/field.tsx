import type { ReactNode } from 'react'
import styles from './field.module.css'

type Props = {
  /** Of the input. */
  id: string
  label: string
  isRequired?: boolean
  error?: string
  hint?: string
  className?: string
  children: ReactNode
}

/** A field of a form: label above, input, and under it what is wrong (see `inputAttributes`). */
export function Field({ id, label, isRequired = false, error = '', hint, className = '', children }: Props) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label} <FieldNote isRequired={isRequired} />
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The red star is for the eye: the input itself says that it is required. */
function FieldNote({ isRequired }: { isRequired: boolean }) {
  if (!isRequired) return <span className={styles.optional}>选填</span>
  return (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  )
}
