'use client'

import dynamic from 'next/dynamic'
import { useEffect, useSyncExternalStore } from 'react'
import { toasterWish, wantToaster } from './notify'
import styles from './toasts.module.css'

// Not loaded, it is missing: who sends a message finds out (see `notify`).
const Toaster = dynamic(
  () =>
    import('./toaster').then(
      ({ ReadyToaster }) => ReadyToaster,
      () => () => null,
    ),
  { ssr: false },
)

/** After one of these, there may be something to say. */
const firstTouches = ['pointerdown', 'keydown'] as const

/**
 * Where messages appear: at the top, under the header; four seconds, longer while the pointer is on them. It is loaded
 * with the first press or key, before there is a message, so that a lost connection can still be told.
 */
export function Toasts() {
  const isWanted = useSyncExternalStore(toasterWish.subscribe, toasterWish.read, () => false)
  useEffect(() => {
    for (const event of firstTouches) document.addEventListener(event, wantToaster, { once: true, capture: true })
    return () => {
      for (const event of firstTouches) document.removeEventListener(event, wantToaster, { capture: true })
    }
  }, [])
  if (!isWanted) return null
  return (
    <Toaster
      position="top-center"
      duration={4000}
      containerAriaLabel="消息"
      className={styles.toaster}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          error: styles.error,
          success: styles.success,
          description: styles.detail,
          actionButton: styles.action,
        },
      }}
    />
  )
}
