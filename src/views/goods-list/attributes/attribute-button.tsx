'use client'

import { type ReactNode, useRef, useState } from 'react'
import controls from '@/components/filtered-list/controls.module.css'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { chosenWishes } from '../chosen'
import { useList } from '../list-context'
import styles from './attribute-button.module.css'

// Most visitors never open it.
const attributeSheet = lazyPart(() => import('./attribute-sheet').then(({ AttributeSheet }) => AttributeSheet))

/** Opens the filters by attribute on a phone, and says how much is chosen. */
export function AttributeButton({ total, children }: { total: number; children: ReactNode }) {
  const { state, filters } = useList()
  const [isOpen, setOpen] = useState(false)
  const { Part: AttributeSheet, want } = useLazyPart(attributeSheet)
  const button = useRef<HTMLButtonElement>(null)
  const count = chosenWishes(state, filters).length
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${controls.filterButton} ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => want(() => setOpen(true))}
      >
        <Icon name="ruler" size={32} />
        按参数选择
        {count > 0 && (
          <span className={controls.filterCount}>
            <span className="visually-hidden">，已选 </span>
            {count}
            <span className="visually-hidden"> 项</span>
          </span>
        )}
      </button>
      {AttributeSheet && (
        <AttributeSheet isOpen={isOpen} onOpenChange={setOpen} opener={button} total={total}>
          {children}
        </AttributeSheet>
      )}
    </>
  )
}
