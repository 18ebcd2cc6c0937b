import type { ClipboardEvent, KeyboardEvent } from 'react'
import styles from './ordering-rule.module.css'
import { usePlace } from './rule-context'

type Props = {
  /** Where it stands in the rule. */
  path: string
  label: string
  value: string
  onValue: (value: string) => void
  placeholder?: string
  className?: string
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A text of the rule. */
export function TextCell({ path, label, onValue, className = '', ...input }: Props) {
  const place = usePlace(path)
  return (
    <input
      {...input}
      {...place}
      className={`${styles.cell} ${className}`}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
