'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { dismissMessage, plainMessage } from './notify'
import styles from './toasts.module.css'

const READING_MS = 4000

/** A message without movement and stack, for when the line was cut before the place of the others was loaded. */
export function PlainToast() {
  const message = useSyncExternalStore(plainMessage.subscribe, plainMessage.read, () => null)
  useEffect(() => {
    // With something to press it stays until that has been pressed, or something else has been followed.
    if (!message || message.action) return
    const timer = setTimeout(() => dismissMessage(message.text), READING_MS)
    return () => clearTimeout(timer)
  }, [message])

  if (!message) return null
  const { kind, text, detail, action } = message
  return (
    <div role="alert" className={styles.plain}>
      <div className={`${styles.toast} ${styles[kind]}`}>
        <div>
          <p>{text}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              dismissMessage(text)
              action.onClick()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
