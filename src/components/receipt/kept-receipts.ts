import { type KeptReceipt, keptReceipts } from '@/contract/kept-receipt'
import { receiptText, writeReceipts } from './receipt-store'

/** The receipts in a text of the tab's storage; none when it holds something else. */
export function parseReceipts(text: string | null): KeptReceipt[] {
  try {
    return keptReceipts.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Adds a receipt to those of the tab. */
export function keepReceipt(receipt: KeptReceipt): void {
  writeReceipts([receipt, ...parseReceipts(receiptText.read())])
}

/** Lets the newest receipt open over the page that comes next, or notes that it has been closed. */
export function setNewestOpen(isOpen: boolean): void {
  writeReceipts(parseReceipts(receiptText.read()).map((receipt, index) => ({ ...receipt, isOpen: isOpen && index === 0 })))
}

/** Forgets a receipt. */
export function forgetReceipt({ sentAt }: KeptReceipt): void {
  writeReceipts(parseReceipts(receiptText.read()).filter((other) => other.sentAt !== sentAt))
}
