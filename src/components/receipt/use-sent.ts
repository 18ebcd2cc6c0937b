'use client'

import type { KeptReceipt } from '@/contract/kept-receipt'
import type { ReceiptKind } from '@/contract/receipt'
import { submissionOutcome } from '@/contract/service-request'
import { leaveSoon } from '../form/leave'
import { notifySuccess } from '../toast/notify'

/** What a receipt says beside what was sent: what happens next, and whom to call. */
export type Onward = Pick<KeptReceipt, 'steps' | 'hotline' | 'hours'>

type Sent = Pick<KeptReceipt, 'reference' | 'rows'>

const loadReceipts = () => import('./kept-receipts')

/**
 * Loads what keeps receipts along with what a form needs before it is sent: its number must not be lost with a line that is cut
 * afterwards.
 */
export const withReceipts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), loadReceipts()])
    return loaded
  }

/**
 * What follows a stored request (spec: service/sent, service/receipt): it is said, its receipt is kept, and the page makes way.
 *
 * @param leave where the visitor goes; `open` lets the receipt open there
 */
export function useSent(kind: ReceiptKind, onward: Onward, leave: (open: () => void) => void) {
  return async ({ reference, rows }: Sent) => {
    void notifySuccess(submissionOutcome.success, reference && `受理编号 ${reference}`)
    const { keepReceipt, setNewestOpen } = await loadReceipts()
    keepReceipt({ kind, reference, rows, ...onward, sentAt: new Date().toISOString(), isOpen: false })
    leaveSoon(() => leave(() => setNewestOpen(true)))
  }
}
