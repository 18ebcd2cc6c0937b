'use client'

import { useRef } from 'react'
import { FilterLink } from '@/components/filtered-list/filter-link'
import tabBar from '@/components/tabs/tab-bar.module.css'
import { useUnderline } from '@/components/tabs/use-underline'
import type { DownloadCategory } from '@/contract/documents'
import styles from './category-tabs.module.css'
import { useList } from './list-context'
import { chooseCategory, toHref } from './list-state'

/** 全部 and the categories, each with its count (spec: downloads/categories). The chosen one narrows the list below. */
export function CategoryTabs({ categories }: { categories: readonly DownloadCategory[] }) {
  const { state, go } = useList()
  const list = useRef<HTMLUListElement>(null)
  const underline = useUnderline(list, `${state.keyword}/${state.categoryId}/${categories.length}`)
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const tabs = [{ id: null, name: '全部', count: total }, ...categories]
  return (
    <nav aria-label="资料分类" className={`container ${tabBar.bar}`}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map(({ id, name, count }) => {
          const isChosen = id === state.categoryId
          const target = chooseCategory(state, id)
          return (
            <li key={id ?? ''}>
              <FilterLink
                href={toHref(target)}
                follow={() => !isChosen && go(target)}
                aria-current={isChosen ? 'true' : undefined}
                className={`${tabBar.entry} ${styles.tab}`}
              >
                {name} <span className={styles.count}>{count}</span>
              </FilterLink>
            </li>
          )
        })}
        <li ref={underline} className={tabBar.underline} aria-hidden="true" />
      </ul>
    </nav>
  )
}
