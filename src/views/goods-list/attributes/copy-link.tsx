'use client'

import { useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { copyText } from '@/components/receipt/copy-text'
import { useList } from '../list-context'
import { toHref, wishesOf } from '../list-state'
import styles from './copy-link.module.css'

/** The address of what is filtered, to be passed on; what became of it stands in its place until something else is chosen. */
export function CopyLink() {
  const { loaded } = useList()
  const href = toHref(loaded)
  const [note, setNote] = useState({ href: '', text: '' })
  if (wishesOf(loaded).length === 0) return null
  async function copy() {
    const isCopied = await copyText(new URL(href, location.origin).href)
    setNote({ href, text: isCopied ? '链接已复制' : '复制失败，请复制地址栏中的网址' })
  }
  return (
    <p className={styles.place}>
      <button type="button" className={styles.button} onClick={copy}>
        <Icon name="share" size={20} />
        复制此筛选的链接
      </button>
      <span role="status" className={styles.note}>
        {note.href === href && note.text}
      </span>
    </p>
  )
}
