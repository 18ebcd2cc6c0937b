import { COUNT, countOf, LATIN_UNITS, UNITS } from './quantity'

/** A code as it was written, and how many are wanted; null where the text doesn't say so. */
export type CodeAndQuantity = { written: string; quantity: number | null }

const UNIT = `(?:${UNITS}|${LATIN_UNITS})\\.?`

/**
 * A sign of multiplication: with a blank before it, or joined to what is no digit, because `400×600` is a size. The letter x needs the
 * blank.
 */
const TIMES = '(?:\\s+[×✕*＊xXｘＸ]\\s*|(?<=[^\\s0-9０-９])[×✕*＊]\\s*)'

/** `HM3-250H3D200F × 6`, also with a unit. */
const TIMES_BEHIND = new RegExp(`^(.*?\\S)${TIMES}(${COUNT})\\s*(?:${UNIT})?$`, 'is')

/** `HM3-250H3D200F 6台`, `…：6 台`, `…（6台）`: a number without a unit may be the end of the code. */
const UNIT_BEHIND = new RegExp(
  `^(.*?\\S)(?:\\s*[,，;；:：—]\\s*|\\s*[（(]\\s*|\\s+)(?:数量[:：]?\\s*)?(${COUNT})\\s*${UNIT}\\s*[）)]?$`,
  'is',
)

/** `HM3-250H3D200F 数量：6`. */
const NAMED_BEHIND = new RegExp(`^(.*?\\S)[\\s,，;；（(]*(?:数量|qty)\\s*[:：]?\\s*(${COUNT})\\s*[）)]?$`, 'is')

/** `6台 HM3-250H3D200F`, `6 × HM3…`, `6 pcs HM3…`. */
const IN_FRONT = new RegExp(`^(${COUNT})\\s*(?:(?:${UNITS})\\s*|(?:${LATIN_UNITS}|[xX])\\.?\\s+|[×✕*＊]\\s*)(\\S.*)$`, 'is')

/** `1. HM3-250`, `1、HM3-250`, `(1) HM3-250`, `① HM3-250`: numbers of a list, not of the code. */
const NUMBERING = /^(?:\d{1,4}\.\s+|\d{1,4}[、）)]\s*|[（(]\d{1,4}[）)]\s*|[①-⑳]\s*)(?=\S)/

/**
 * Takes a text apart that holds a code and perhaps a quantity. The code stays as it was written, letter for letter.
 *
 * @param text of a line or cell, not much longer than a code
 */
export function codeAndQuantity(text: string): CodeAndQuantity {
  const line = text.trim().replace(NUMBERING, '')
  const behind = TIMES_BEHIND.exec(line) ?? NAMED_BEHIND.exec(line) ?? UNIT_BEHIND.exec(line)
  if (behind) return { written: behind[1] ?? '', quantity: countOf(behind[2] ?? '') }
  const front = IN_FRONT.exec(line)
  if (front) return { written: front[2] ?? '', quantity: countOf(front[1] ?? '') }
  return { written: line, quantity: null }
}
