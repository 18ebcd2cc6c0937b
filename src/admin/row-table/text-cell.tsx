'use client'

import styles from './row-table.module.css'

type Props = {
  id: string
  place: { row: number; column: number }
  label: string
  value: string
  isLong: boolean
  isActive: boolean
  isWrong: boolean
  isReadOnly: boolean
  /** Words that are offered while one is in the cell. */
  words: readonly string[]
  onValue: (value: string) => void
}

/** A text of the table: always a field, so that typing, composing Chinese, and what is told to screen readers need nothing of ours. */
export function TextCell({ id, place, label, value, isLong, isActive, isWrong, isReadOnly, words, onValue }: Props) {
  const offered = isActive && !isReadOnly ? words.filter((word) => word !== value && word.toLowerCase().includes(value.toLowerCase())) : []
  const shared = {
    id,
    className: styles.input,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'data-row': place.row,
    'data-column': place.column,
    tabIndex: isActive ? 0 : -1,
    value,
    readOnly: isReadOnly,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  }
  if (isLong) return <textarea {...shared} rows={1} />
  const list = offered.length > 0 ? `${id}-words` : undefined
  return (
    <>
      <input {...shared} type="text" list={list} />
      {list && (
        <datalist id={list}>
          {offered.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  )
}
