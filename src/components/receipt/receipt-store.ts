import type { KeptReceipt } from '@/contract/kept-receipt'

const KEY = 'receipts'

/** So many are kept. */
const COUNT = 5

/** Told when the receipts of this tab change; the browser itself tells other tabs only. */
const CHANGED = 'receipts-changed'

/** For `useSyncExternalStore`: the receipts of this tab as text, null without any. Parsed where they are shown. */
export const receiptText = {
  subscribe(onChange: () => void) {
    addEventListener(CHANGED, onChange)
    // A page that comes back out of the browser's memory has missed what happened since.
    addEventListener('pageshow', onChange)
    return () => {
      removeEventListener(CHANGED, onChange)
      removeEventListener('pageshow', onChange)
    }
  },
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY)
    } catch {
      return null
    }
  },
}

/** Keeps receipts in the tab's own storage, the newest first, or forgets them all. */
export function writeReceipts(receipts: readonly KeptReceipt[]): void {
  try {
    if (receipts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(receipts.slice(0, COUNT)))
    else sessionStorage.removeItem(KEY)
  } catch {
    // No storage: the message on the page says the number.
  }
  dispatchEvent(new Event(CHANGED))
}
