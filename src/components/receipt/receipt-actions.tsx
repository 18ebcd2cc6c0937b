'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { KeptReceipt } from '@/contract/kept-receipt'
import { Icon } from '../icon/icon'
import { copyText } from './copy-text'
import { printOnly } from './print-only'
import styles from './receipt.module.css'

type Props = { receipt: KeptReceipt; sheet: RefObject<HTMLElement | null>; children: ReactNode }

/** Copy the number, print the sheet, keep it as a picture; what came of it is said beside. */
export function ReceiptActions({ receipt, sheet, children }: Props) {
  const [note, setNote] = useState('')
  const [picture, setPicture] = useState('')
  useEffect(() => () => URL.revokeObjectURL(picture), [picture])

  async function copy() {
    setNote((await copyText(receipt.reference)) ? '已复制' : '复制失败，请长按编号复制')
  }
  async function save() {
    setNote('正在生成图片')
    try {
      const { saveReceiptPicture } = await import('./save-picture')
      const shown = await saveReceiptPicture(receipt)
      setPicture(shown ?? '')
      setNote(shown ? '长按图片可保存' : '')
    } catch {
      setNote('图片没有生成，请截屏保存')
    }
  }

  return (
    <>
      <div className={styles.actions}>
        {receipt.reference && (
          <button type="button" className={styles.action} onClick={() => void copy()}>
            复制编号
          </button>
        )}
        <button type="button" className={styles.action} onClick={() => sheet.current && printOnly(sheet.current)}>
          打印
        </button>
        <button type="button" className={styles.action} onClick={() => void save()}>
          <Icon name="download" size={20} /> 保存为图片
        </button>
        {children}
        <span role="status" className={styles.note}>
          {note}
        </span>
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: drawn in this browser
        <img src={picture} alt="提交回执" className={styles.picture} />
      )}
    </>
  )
}
