'use client'

import type { ReactNode } from 'react'
import { buttonStyle } from '../button/button-style'
import { Icon } from '../icon/icon'
import styles from './submit-button.module.css'

type Props = {
  isBusy: boolean
  /** Without scripts it is not there, unless its form has an address of its own to go to. */
  needsScripts?: boolean
  children: ReactNode
}

/**
 * Sends a form. While it is being sent it turns, keeps its width and the focus, and does nothing more. What is pressed before the
 * page is alive is done then (record 0042).
 */
export function SubmitButton({ isBusy, needsScripts = true, children }: Props) {
  return (
    <button
      type="submit"
      className={buttonStyle('brand', 'normal', `${styles.submit} ${needsScripts ? styles.scripted : ''}`)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Icon name="spinner" size={24} className={styles.spinner} />}
      {children}
    </button>
  )
}
