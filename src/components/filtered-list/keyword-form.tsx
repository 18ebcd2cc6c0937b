'use client'

import { type FormEvent, useRef } from 'react'
import { Icon } from '../icon/icon'
import { useFieldText } from '../search-form/use-field-text'
import suggesting from '../suggestions/suggesting-form.module.css'
import { Suggestions, suggestingField } from '../suggestions/suggestions'
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
  /** Suggests while something is typed (spec: search/suggesting). */
  suggests?: boolean
}

/** The keyword field of a list: Enter or the button searches. */
export function KeywordForm({ label, placeholder, action, hidden = {}, name, keyword, onSearch, suggests = false }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useFieldText(field, keyword)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(field.current?.value ?? '')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers served here
    <form
      role="search"
      aria-label={label}
      action={action}
      className={`${styles.search} ${suggests ? suggesting.host : ''}`}
      onSubmit={search}
    >
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input
        ref={field}
        {...(suggests ? suggestingField : plainField)}
        name={name}
        className={styles.field}
        defaultValue={keyword}
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={100}
      />
      <button type="submit" className={styles.submit} aria-label={label}>
        <Icon name="search" size={24} />
      </button>
      {suggests && <Suggestions field={field} />}
    </form>
  )
}

const plainField = { type: 'search', autoComplete: 'off', enterKeyHint: 'search' } as const
