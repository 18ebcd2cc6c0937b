'use client'

import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { useBackCloses } from '@/components/dialog/use-back-closes'
import { Icon } from '@/components/icon/icon'
import styles from '../filter-sheet.module.css'
import { useList } from '../list-context'
import { wishesOf, withWishes } from '../list-state'
import own from './attribute-sheet.module.css'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  opener: RefObject<HTMLButtonElement | null>
  total: number
  children: ReactNode
}

/** The filters by attribute on a phone, as a sheet: each choice counts at once, and the bar says what the list has. */
export function AttributeSheet({ isOpen, onOpenChange, opener, total, children }: Props) {
  const { state, go, isPending } = useList()
  useBackCloses(isOpen, () => onOpenChange(false))
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={`${styles.sheet} ${own.sheet}`} finalFocus={opener}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>筛选</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="关闭">
              <Icon name="close" size={36} />
            </Dialog.Close>
          </div>
          <div className={own.body} aria-busy={isPending}>
            {children}
          </div>
          <div className={styles.actions}>
            <button
              type="button"
              className={buttonStyle('outline')}
              disabled={wishesOf(state).length === 0}
              onClick={() => go(withWishes(state, []))}
            >
              清除
            </button>
            <Dialog.Close className={buttonStyle('brand')}>查看 {total} 款产品</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
