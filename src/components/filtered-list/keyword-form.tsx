'use client'

import { type FormEvent, useRef } from 'react'
import { Icon } from '../icon/icon'
import { useFieldText } from '../search-form/use-field-text'
import styles from './controls.module.css'

type Props = {
  /** Name of the form and of its button. */
  label: string
  placeholder: string
  /** Where the form leads without a script, and what it sends besides. */
  action: string
  hidden?: Record<string, string>
  name: string
  /** What the list shows is found by; another one replaces what was typed. */
  keyword: string
  /** Gets the text as typed. */
  onSearch: (text: string) => void
}

/** The keyword field of a list: Enter or the button searches. */
export function KeywordForm({ label, placeholder, action, hidden = {}, name, keyword, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useFieldText(field, keyword)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(field.current?.value ?? '')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers served here
    <form role="search" aria-label={label} action={action} className={styles.search} onSubmit={search}>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input
        ref={field}
        type="search"
        name={name}
        className={styles.field}
        defaultValue={keyword}
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <button type="submit" className={styles.submit} aria-label={label}>
        <Icon name="search" size={24} />
      </button>
    </form>
  )
}
