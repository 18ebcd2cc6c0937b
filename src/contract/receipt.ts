/** What a visitor keeps of something that was sent (spec: service/receipt); `kept-receipt.ts` is what the tab stores. */
import type { referencePrefixes } from './reference-number'

export type ReceiptKind = keyof typeof referencePrefixes

/** What each kind is called. */
export const receiptNames = { repair: '报修', feedback: '意见反馈', consultation: '咨询' } as const satisfies Record<ReceiptKind, string>

/** A phone number by which its owner knows it, and nobody else gets it. */
export const maskedPhone = (tel: string) => `${tel.slice(0, 3)}****${tel.slice(-4)}`
