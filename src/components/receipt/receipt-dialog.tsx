'use client'

import { useEffect, useRef } from 'react'
import { SiteDialog } from '../dialog/site-dialog'
import { dismissMessages } from '../toast/notify'
import { parseReceipts, setNewestOpen } from './kept-receipts'
import { ReceiptSheet } from './receipt-sheet'

/** The newest receipt over the page, until it is closed; afterwards it stands in the customer centre. */
export function ReceiptDialog({ text }: { text: string }) {
  const opener = useRef<HTMLElement>(null)
  const receipt = parseReceipts(text).find(({ isOpen }) => isOpen)
  useEffect(() => void dismissMessages(), [])
  if (!receipt) return null
  return (
    <SiteDialog title="提交成功" isOpen onClose={() => setNewestOpen(false)} opener={opener}>
      <ReceiptSheet receipt={receipt} level={null} />
    </SiteDialog>
  )
}
