'use client'

import { type FormEvent, type RefObject, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import form from '@/components/search-form/search-form.module.css'
import styles from './search-box.module.css'

const PLACEHOLDER = '型号、现象或术语'

type Props = {
  field: RefObject<HTMLInputElement | null>
  keyword: string
  onSearch: (text: string) => void
  hasLabel: boolean
}

/** Searches while something is typed; without scripts, by Enter or the button (spec: questions/search). */
export function SearchBox({ field, keyword, onSearch, hasLabel }: Props) {
  const initial = useRef(keyword)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(field.current?.value ?? '')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers served here
    <form
      role="search"
      aria-label="搜索常见问题"
      action="/Questions"
      className={`${form.form} ${form.large} ${styles.box}`}
      onSubmit={search}
    >
      <input
        ref={field}
        type="search"
        name="val"
        defaultValue={initial.current}
        className={form.field}
        aria-label={PLACEHOLDER}
        placeholder={PLACEHOLDER}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <button type="submit" className={`${form.button} ${hasLabel ? form.labelled : ''}`} aria-label={hasLabel ? undefined : '搜索'}>
        <Icon name="search" size={24} />
        {hasLabel && '搜索'}
      </button>
    </form>
  )
}
