'use client'

import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../icon/icon'
import styles from './site-dialog.module.css'
import { useBackCloses } from './use-back-closes'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** It is gone: nothing of it is in the way any more. */
  onClosed?: () => void
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Id of what gets the focus at first; without it, the first control. */
  firstFocus?: string
  children: ReactNode
}

/**
 * A popup over the page, which stands still behind it and is where it was afterwards. Load it when it is asked for
 * (`lazyPart`).
 */
export function SiteDialog({ title, isOpen, onClose, onClosed, opener, firstFocus, children }: Props) {
  useBackCloses(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} onOpenChangeComplete={(open) => !open && onClosed?.()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.popup}
          initialFocus={firstFocus ? () => document.getElementById(firstFocus) : undefined}
          finalFocus={opener}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="关闭">
              <Icon name="close" size={28} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
