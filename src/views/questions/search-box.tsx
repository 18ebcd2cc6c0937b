'use client'

import { type RefObject, useState } from 'react'
import { SearchField } from '@/components/search-form/search-field'
import styles from './search-box.module.css'

type Props = {
  field: RefObject<HTMLInputElement | null>
  keyword: string
  onSearch: (text: string) => void
  hasLabel: boolean
}

/** Searches while something is typed; without scripts, by Enter or the button (spec: questions/search). */
export function SearchBox({ field, keyword, onSearch, hasLabel }: Props) {
  const [initial] = useState(keyword)
  return (
    <SearchField
      label="搜索常见问题"
      placeholder="型号、现象或术语"
      action="/Questions"
      name="val"
      field={field}
      keyword={initial}
      onSearch={onSearch}
      onInput={onSearch}
      hasLabel={hasLabel}
      isLarge
      className={styles.box}
    />
  )
}
