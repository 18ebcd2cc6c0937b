'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef } from 'react'
import { Icon } from '../icon/icon'
import { notifyError } from '../toast/notify'
import styles from './search-form.module.css'

const targets = {
  site: {
    path: '/SearchResult',
    label: '站内搜索',
    placeholder: '搜索产品、资料或新闻',
    query: (value: string) => ({ val: value, search: 'true' }),
  },
  products: {
    path: '/GoodsListView',
    label: '搜索产品',
    placeholder: '输入产品名称或型号',
    query: (value: string) => ({ search: 'true', val: value }),
  },
}

type Props = {
  target: keyof typeof targets
  /** Shows 搜索 on the button beside its icon. */
  hasLabel?: boolean
  onSearch?: () => void
  className?: string
}

/** A search field that leads to the results; an empty one is rejected (specification 1, section 5). Works without script too. */
export function SearchForm({ target, hasLabel = false, onSearch, className = '' }: Props) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const { path, label, placeholder, query } = targets[target]

  function search(event: FormEvent) {
    event.preventDefault()
    const value = input.current?.value.trim()
    if (!value) {
      notifyError('输入值不能为空')
      input.current?.focus()
      return
    }
    router.push(`${path}?${new URLSearchParams(query(value))}`)
    onSearch?.()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers served here
    <form role="search" aria-label={label} action={path} className={`${styles.form} ${className}`} onSubmit={search}>
      <input
        ref={input}
        type="search"
        name="val"
        className={styles.field}
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <input type="hidden" name="search" value="true" />
      <button type="submit" className={`${styles.button} ${hasLabel ? styles.labelled : ''}`} aria-label={hasLabel ? undefined : '搜索'}>
        <Icon name="search" size={24} />
        {hasLabel && '搜索'}
      </button>
    </form>
  )
}
