'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'
import styles from './counter.module.css'

/** How long a text within a rich text is, and how long it may be; its form is not that of the document, which has a counter for all fields. */
export function TextLength({ field, path }: { field: TextFieldClient; path: string }) {
  const { value } = useField<string>({ path })
  const most = field.maxLength
  if (!most) return null
  return (
    <div className={styles.counterPlace}>
      <LengthOf length={value?.length ?? 0} most={most} />
    </div>
  )
}

/** 12 / 100; over it, how much must go. */
export function LengthOf({ length, most }: { length: number; most: number }) {
  const over = length - most
  return (
    <span className={styles.counter} data-over={over > 0 || undefined}>
      {length} / {most}
      {over > 0 && ` · 超出 ${over} 个字，需删短才能发布`}
    </span>
  )
}
