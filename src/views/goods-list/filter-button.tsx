'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import styles from '@/components/filtered-list/controls.module.css'
import { Icon } from '@/components/icon/icon'
import { chosenOf } from './chosen'
import { useList } from './list-context'

// Most visitors never open it.
const FilterSheet = dynamic(() => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet), { ssr: false })

/** Opens the filter sheet and says how much is chosen. */
export function FilterButton() {
  const { state, tree } = useList()
  const [isOpen, setOpen] = useState(false)
  const [hasBeenOpened, setBeenOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = state.mode === 'category' ? chosenOf(state, tree).length : 0

  function open() {
    setBeenOpened(true)
    setOpen(true)
  }

  return (
    <>
      <button ref={button} type="button" className={styles.filterButton} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
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
      {hasBeenOpened && <FilterSheet isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  )
}
