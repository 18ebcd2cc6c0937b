import { withoutMarks } from '../../../lib/source-marks'

/** What a text on one line has to keep to, as far as browsers know; the server knows the rest. */
export type LineRules = { isRequired: boolean; minLength: number; maxLength: number }

/** Half a character would join with another half once a mark between them is gone. */
const HALVES = /\p{Surrogate}+/gu
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

/** What was pasted or dropped, as it can stand on one line: without marks, breaks and tabs. */
export const onOneLine = (pasted: string): string => withoutMarks(pasted.replace(HALVES, '')).replace(BREAKS, ' ')

/** What is taken into the form. */
export const lineOf = (typed: string): string => onOneLine(typed).trim()

/** @returns what is wrong with a line and what to do; null when it can be taken */
export function problemOf(line: string, { isRequired, minLength, maxLength }: LineRules): string | null {
  if (line === '') return isRequired ? '这里不能为空，请填写。' : null
  if (line.length > maxLength) return `最多 ${maxLength} 个字，超出 ${line.length - maxLength} 个字，请删短。`
  return line.length < minLength ? `至少 ${minLength} 个字，还差 ${minLength - line.length} 个字。` : null
}
