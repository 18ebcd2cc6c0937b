'use client'

import { type FormEvent, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import form from '@/components/search-form/search-form.module.css'
import styles from './downloads.module.css'
import { useList } from './list-context'
import { searchFor } from './list-state'

const PLACEHOLDER = '输入资料名称或产品型号'

/** Looks for files by name, by Enter or the button; an empty field restores the full list (spec: downloads/search). */
export function SearchBox({ hasLabel = false }: { hasLabel?: boolean }) {
  const { loaded, go } = useList()
  const field = useRef<HTMLInputElement>(null)

  function search(event: FormEvent) {
    event.preventDefault()
    go(searchFor(field.current?.value ?? ''))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers served here
    <form
      role="search"
      aria-label="搜索资料"
      action="/Download"
      className={`${form.form} ${form.large} ${styles.search}`}
      onSubmit={search}
    >
      <input
        key={loaded.keyword}
        ref={field}
        type="search"
        name="name"
        defaultValue={loaded.keyword}
        className={form.field}
        aria-label={PLACEHOLDER}
        placeholder={PLACEHOLDER}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <button type="submit" className={`${form.button} ${hasLabel ? form.labelled : ''}`} aria-label={hasLabel ? undefined : '搜索'}>
        <Icon name="search" size={24} />
        {hasLabel && '搜索'}
      </button>
    </form>
  )
}
