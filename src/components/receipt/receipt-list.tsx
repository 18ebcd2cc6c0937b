'use client'

import { useEffect } from 'react'
import { forgetReceipt, parseReceipts, setNewestOpen } from './kept-receipts'
import styles from './receipt.module.css'
import { ReceiptSheet } from './receipt-sheet'

/** All receipts of this tab, each until the visitor puts it away. */
export function ReceiptList({ text }: { text: string }) {
  const receipts = parseReceipts(text)
  const hasOpen = receipts.some(({ isOpen }) => isOpen)
  // What is seen here need not open over another page.
  useEffect(() => {
    if (hasOpen) setNewestOpen(false)
  }, [hasOpen])
  if (receipts.length === 0) return null
  return (
    <div className={`container ${styles.list}`}>
      {receipts.map((receipt) => (
        <ReceiptSheet key={receipt.sentAt} receipt={receipt} className={styles.card} level="h2">
          <button type="button" className={styles.action} onClick={() => forgetReceipt(receipt)}>
            不再显示
          </button>
        </ReceiptSheet>
      ))}
    </div>
  )
}
