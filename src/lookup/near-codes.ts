import type { Choices } from '../domain/order-codes/choices'
import { codesOf } from '../domain/order-codes/codes'
import { foldCode } from '../domain/order-codes/fold-code'
import { narrowed } from '../domain/order-codes/narrowed'
import type { OrderingRule } from '../domain/order-codes/rule'
import { distanceBetween } from '../lib/letter-distance'
import type { IndexedCode } from './code-index'

/** So many are offered to choose from (spec: lookup/near). */
export const MOST_CHOICES = 5

/** One letter in five may be wrong. */
const LETTERS_FOR_ONE_MISTAKE = 5

/** The first codes of a rule that have what was read; where there is none, of those that lack the last of it. */
export function codesWith(rule: OrderingRule, choices: Choices): string[] {
  const read = rule.options.map(({ key }) => key).filter((key) => choices[key] !== undefined)
  for (let kept = read.length; kept > 0; kept -= 1) {
    const codes = firstCodes(narrowed(rule, choices, new Set(read.slice(0, kept))))
    if (codes.length > 0) return codes
  }
  return firstCodes(rule)
}

function firstCodes(rule: OrderingRule): string[] {
  const codes: string[] = []
  for (const { code } of codesOf(rule)) {
    codes.push(code)
    if (codes.length === MOST_CHOICES) break
  }
  return codes
}

/** Those of some codes that are spelt nearly like a text, the nearest first. */
export function nearestOf(text: string, codes: readonly IndexedCode[]): IndexedCode[] {
  const folded = foldCode(text)
  const most = Math.floor(folded.length / LETTERS_FOR_ONE_MISTAKE)
  return codes
    .map((code) => ({ code, distance: mistakesIn(folded, foldCode(code.code), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_CHOICES)
    .map(({ code }) => code)
}

/** Codes beside each other begin alike: only what comes behind that is compared, and only where there can be few enough mistakes. */
function mistakesIn(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return distanceBetween(one.slice(start, one.length - end), other.slice(start, other.length - end))
}
