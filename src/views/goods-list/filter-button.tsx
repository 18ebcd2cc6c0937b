'use client'

import { useRef, useState } from 'react'
import styles from '@/components/filtered-list/controls.module.css'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { chosenOf } from './chosen'
import { useList } from './list-context'

// Most visitors never open it.
const filterSheet = lazyPart(() => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet))

/** Opens the filter sheet and says how much is chosen. */
export function FilterButton() {
  const { state, tree } = useList()
  const [isOpen, setOpen] = useState(false)
  const { Part: FilterSheet, want } = useLazyPart(filterSheet)
  const button = useRef<HTMLButtonElement>(null)
  const count = state.mode === 'category' ? chosenOf(state, tree).length : 0

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.filterButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => want(() => setOpen(true))}
      >
        <Icon name="filter" size={32} />
        筛选
        {count > 0 && (
          <span className={styles.filterCount}>
            <span className="visually-hidden">，已选 </span>
            {count}
            <span className="visually-hidden"> 项</span>
          </span>
        )}
      </button>
      {FilterSheet && <FilterSheet isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  )
}
