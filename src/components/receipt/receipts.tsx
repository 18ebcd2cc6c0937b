'use client'

import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { receiptText } from './receipt-store'

// Few visits have any: what shows and parses them is loaded when there are some.
const ReceiptList = dynamic(() => import('./receipt-list').then((module) => module.ReceiptList), { ssr: false })
const ReceiptDialog = dynamic(() => import('./receipt-dialog').then((module) => module.ReceiptDialog), { ssr: false })

const useReceiptText = () => useSyncExternalStore(receiptText.subscribe, receiptText.read, () => null)

/** The page that lists them; nothing opens over it. */
const LISTED_AT = '/CustomerView'

/** What was sent in this tab, on the page of the customer centre (spec: service/receipt). */
export function Receipts() {
  const text = useReceiptText()
  return text && <ReceiptList text={text} />
}

/** The newest, over whatever page the visitor was led back to (spec: service/receipt). */
export function ReceiptOverlay() {
  const text = useReceiptText()
  const pathname = usePathname()
  if (!text?.includes('"isOpen":true') || pathname === LISTED_AT) return null
  return <ReceiptDialog text={text} />
}
