import type { FormEvent, ReactNode, RefObject } from 'react'
import { Icon } from '../icon/icon'
import suggesting from '../suggestions/suggesting-form.module.css'
import { type Holder, Suggestions, suggestingField } from '../suggestions/suggestions'
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
  /** Suggests while something is typed (spec: search/suggesting), in what the field is held by. */
  suggests?: { holder?: Holder }
  className?: string
  /** Stands between field and button. */
  children?: ReactNode
}

/** A search field with its button. */
export function SearchField(props: Props) {
  const {
    label,
    placeholder,
    action,
    name,
    field,
    keyword,
    onSearch,
    onInput,
    hasLabel = false,
    isLarge = false,
    suggests,
    className = '',
  } = props
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
      className={`${styles.form} ${isLarge ? styles.large : ''} ${suggests ? suggesting.host : ''} ${suggests?.holder ? styles.held : ''} ${className}`}
      onSubmit={search}
    >
      <input
        ref={field}
        {...(suggests ? suggestingField : plainField)}
        name={name}
        defaultValue={keyword}
        className={styles.field}
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={100}
        onInput={onInput && (({ currentTarget }) => onInput(currentTarget.value))}
      />
      {props.children}
      <button type="submit" className={`${styles.button} ${hasLabel ? styles.labelled : ''}`} aria-label={hasLabel ? undefined : '搜索'}>
        <Icon name="search" size={24} />
        {hasLabel && '搜索'}
      </button>
      {suggests && <Suggestions field={field} holder={suggests.holder} />}
    </form>
  )
}

const plainField = { type: 'search', autoComplete: 'off', enterKeyHint: 'search' } as const
