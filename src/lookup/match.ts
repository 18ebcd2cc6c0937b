import type { LookupStatus } from '../contract/lookup-statuses'
import type { IndexedCode } from './code-index'
import { MOST_CHOICES } from './near-codes'

/** What came of looking for a code; see `lookupRow`. */
export type Match = { status: LookupStatus; match: IndexedCode | null; explanation: string; choices: readonly IndexedCode[] }

export const unknown: Match = { status: 'unknown', match: null, explanation: '没有这个型号，也没有相近的', choices: [] }

/** One of several codes has to be chosen. */
export const near = (choices: readonly IndexedCode[], notes: readonly string[]): Match => ({
  status: 'near',
  match: null,
  explanation: sentence(notes),
  choices: choices.slice(0, MOST_CHOICES),
})

/** What is said of the width of letters, as `readCode` says it. */
export const widthNotes = (text: string): string[] => (/[\uFF01-\uFF5E\u3000]/.test(text) ? ['全角字符已换成半角'] : [])

export const sentence = (notes: readonly string[]): string => notes.filter(Boolean).join('；')
