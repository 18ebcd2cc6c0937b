'use client'

import { useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '../dialog/use-back-closes'
import { Icon } from '../icon/icon'
import styles from './loading-mask.module.css'

/**
 * Covers the page while a download is prepared (spec: common-parts/batch-download). A native modal dialog: it has to be there at
 * once, keeps the focus, gives it back, and Escape or going back calls the download off.
 */
export function LoadingMask({ onCancel }: { onCancel: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(true, onCancel)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={styles.mask}
      aria-label="加载中..."
      data-dark
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <Icon name="spinner" size={64} className={styles.spinner} />
      <p className={styles.text}>加载中...</p>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        取消
      </button>
    </dialog>
  )
}
