'use client'

import { useRef } from 'react'
import { SearchField } from '@/components/search-form/search-field'
import styles from './downloads.module.css'
import { useList } from './list-context'
import { searchFor } from './list-state'

/** Looks for files by name, by Enter or the button; an empty field restores the full list (spec: downloads/search). */
export function SearchBox({ hasLabel }: { hasLabel?: boolean }) {
  const { loaded, go } = useList()
  return (
    <SearchField
      label="搜索资料"
      placeholder="输入资料名称或产品型号"
      action="/Download"
      name="name"
      field={useRef(null)}
      keyword={loaded.keyword}
      onSearch={(text) => go(searchFor(text))}
      hasLabel={hasLabel}
      isLarge
      className={styles.search}
    />
  )
}
