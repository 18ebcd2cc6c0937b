'use client'

import type { ReactNode } from 'react'
import { buttonStyle } from '../button/button-style'
import { Icon } from '../icon/icon'
import styles from './submit-button.module.css'
import { useReady } from './use-ready'

/**
 * Sends a form. While it is being sent it turns, keeps its width and the focus, and does nothing more. Before scripts are
 * ready it is disabled, so that the browser doesn't send the form in its own way.
 */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isReady = useReady()
  return (
    <button
      type="submit"
      className={buttonStyle('brand', 'normal', styles.submit)}
      disabled={!isReady}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Icon name="spinner" size={24} className={styles.spinner} />}
      {children}
    </button>
  )
}
