import { foldLetters } from '../../lib/fold-letters'

/** What stays of an order code, however it is written: letters and digits alone, small, in their plain form. Idempotent. */
export const foldCode = (text: string): string => foldLetters(text)
