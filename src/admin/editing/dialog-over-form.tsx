'use client'

import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import styles from './editing-dialog.module.css'

export type DialogProps = {
  title: string
  introduction: string
  width: 'narrow' | 'wide' | 'full'
  /** Without it, the first control. */
  firstFocus?: RefObject<HTMLElement | null>
  onPutOff: () => void
  children: ReactNode
}

/** A dialog over the form, whose values stay as they are behind it. */
export function DialogOverForm({ title, introduction, width, firstFocus, onPutOff, children }: DialogProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onPutOff()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} data-width={width} initialFocus={firstFocus}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Description className={styles.introduction}>{introduction}</Dialog.Description>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
