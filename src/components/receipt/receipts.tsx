'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'
import { receiptText } from './receipt-store'

// Few visits have any: what shows and parses them is loaded when there are some.
const receiptList = lazyPart(() => import('./receipt-list').then(({ ReceiptList }) => ReceiptList))
const receiptDialog = lazyPart(() => import('./receipt-dialog').then(({ ReceiptDialog }) => ReceiptDialog))

const useReceiptText = () => useSyncExternalStore(receiptText.subscribe, receiptText.read, () => null)

/** The page that lists them; nothing opens over it. */
const LISTED_AT = '/CustomerView'

/** What was sent in this tab, on the page of the customer centre (spec: service/receipt). */
export function Receipts() {
  const text = useReceiptText()
  const { Part: ReceiptList, want } = useLazyPart(receiptList)
  const hasAny = Boolean(text)
  useEffect(() => {
    if (hasAny) want()
  }, [hasAny, want])
  return text && ReceiptList && <ReceiptList text={text} />
}

/** The newest, over whatever page the visitor was led back to (spec: service/receipt). */
export function ReceiptOverlay() {
  const text = useReceiptText()
  const pathname = usePathname()
  const { Part: ReceiptDialog, want } = useLazyPart(receiptDialog)
  const isOpen = Boolean(text?.includes('"isOpen":true')) && pathname !== LISTED_AT
  useEffect(() => {
    if (isOpen) want()
  }, [isOpen, want])
  return isOpen && text && ReceiptDialog && <ReceiptDialog text={text} />
}
