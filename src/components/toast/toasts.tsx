'use client'

import dynamic from 'next/dynamic'
import { useEffect, useSyncExternalStore } from 'react'
import { toasterIsReady, toasterWish, wantToaster } from './notify'
import { PlainToast } from './plain-toast'
import styles from './toasts.module.css'

// Not loaded, it is missing: messages are shown in the plain way (see `notify`).
const Toaster = dynamic(() => import('./toaster').then(({ ReadyToaster }) => ReadyToaster, withoutToaster), { ssr: false })

function withoutToaster() {
  toasterIsReady(false)
  return () => null
}

/** After one of these, there may soon be something to say. */
const firstTouches = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Where messages appear: at the top, under the header; four seconds, longer while the pointer is on them. It is loaded
 * with the first sign of the visitor, before there is a message, so that a lost connection can still be told; was it lost
 * before, a plain one takes its place.
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
    <>
      <PlainToast />
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
    </>
  )
}
