'use client'

import dynamic from 'next/dynamic'
import styles from './toasts.module.css'

const Toaster = dynamic(() => import('./toaster').then(({ ReadyToaster }) => ReadyToaster), { ssr: false })

/** Where messages appear: at the top, under the header; four seconds, longer while the pointer is on them. */
export function Toasts() {
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
