'use client'

import { useRef } from 'react'
import { Icon } from '../icon/icon'
import type { Holder } from '../suggestions/suggestions'
import { notifyError } from '../toast/notify'
import { SearchField } from './search-field'
import styles from './search-form.module.css'
import { useWay } from './use-way'

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
  /** The field of a page that is about searching: larger, with a button that empties it. */
  isLarge?: boolean
  /** What the field holds; another one replaces what was typed. */
  keyword?: string
  /** Shows the results in the page's own way; a plain navigation when absent. */
  go?: (value: string) => void
  /** The results are there. */
  onArrive?: () => void
  /** What the field lies in and is left with. */
  holder?: Holder
  className?: string
}

/** A search field that leads to the results; an empty one is rejected (spec: common-parts/empty-search). Works without script too. */
export function SearchForm({ target, hasLabel, isLarge, keyword = '', go, onArrive, holder, className }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { path, label, placeholder, query } = targets[target]
  const lead = useWay(() => onArrive?.())
  const goTo = go ?? ((value: string) => lead(`${path}?${new URLSearchParams(query(value))}`))

  function search(text: string) {
    const value = text.trim()
    if (!value) {
      void notifyError('输入值不能为空')
      input.current?.focus()
      return
    }
    goTo(value)
  }

  return (
    <SearchField
      label={holder ? `页首${label}` : label}
      placeholder={placeholder}
      action={path}
      name="val"
      field={input}
      keyword={keyword}
      onSearch={search}
      hasLabel={hasLabel}
      isLarge={isLarge}
      suggests={{ holder }}
      className={className}
    >
      {(isLarge || holder) && <ClearButton onClear={() => emptyField(input.current)} />}
      <input type="hidden" name="search" value="true" />
    </SearchField>
  )
}

/** There only while the field holds something, by style alone. */
function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={styles.clear} aria-label="清空" onClick={onClear}>
      <Icon name="close" size={24} />
    </button>
  )
}

function emptyField(field: HTMLInputElement | null) {
  if (!field) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
