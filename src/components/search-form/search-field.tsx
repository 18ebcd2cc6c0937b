import type { FormEvent, ReactNode, RefObject } from 'react'
import { Icon } from '../icon/icon'
import styles from './search-form.module.css'
import { useFieldText } from './use-field-text'

type Props = {
  /** What is searched, for whoever doesn't see where the field stands. */
  label: string
  placeholder: string
  /** Where it leads without scripts, and what the text is called there. */
  action: string
  name: string
  field: RefObject<HTMLInputElement | null>
  /** What the field holds; another one replaces what was typed. */
  keyword: string
  /** By Enter or the button, with the text as it was typed. */
  onSearch: (text: string) => void
  /** With each change of the text. */
  onInput?: (text: string) => void
  /** Shows 搜索 on the button beside its icon. */
  hasLabel?: boolean
  /** The field of a page that is about searching. */
  isLarge?: boolean
  className?: string
  /** Stands between field and button. */
  children?: ReactNode
}

/** A search field with its button. */
export function SearchField(props: Props) {
  const { label, placeholder, action, name, field, keyword, onSearch, onInput, hasLabel = false, isLarge = false, className = '' } = props
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
      className={`${styles.form} ${isLarge ? styles.large : ''} ${className}`}
      onSubmit={search}
    >
      <input
        ref={field}
        type="search"
        name={name}
        defaultValue={keyword}
        className={styles.field}
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onInput={onInput && (({ currentTarget }) => onInput(currentTarget.value))}
      />
      {props.children}
      <button type="submit" className={`${styles.button} ${hasLabel ? styles.labelled : ''}`} aria-label={hasLabel ? undefined : '搜索'}>
        <Icon name="search" size={24} />
        {hasLabel && '搜索'}
      </button>
    </form>
  )
}
