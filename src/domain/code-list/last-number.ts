import { foldCode } from '../order-codes/fold-code'
import { COUNT, countOf } from './quantity'

const NUMBER_BEHIND = new RegExp(`^(.*\\S)\\s+(${COUNT})$`, 's')

/**
 * Takes a number without a unit off the end of a line, `HM3-250 H 3 D 200 F 6`. It is a quantity only where the line as a whole is no code and what is
 * left is one (spec: lookup/quantity).
 */
export function withoutLastNumber(text: string): { written: string; quantity: number } | null {
  const [, written, digits] = NUMBER_BEHIND.exec(text) ?? []
  return written !== undefined && digits !== undefined ? { written, quantity: countOf(digits) } : null
}

/** Is a text this code, letter for letter, but for separators, case and width? */
export const isWrittenOut = (text: string, code: string): boolean => foldCode(text) === foldCode(code)

/** What is said of such a row. */
export const lastNumberNote = (quantity: number): string => `末尾的 ${quantity} 当作数量`

/** What is said where codes are offered for what stands before the number, which may be a quantity or belong to the code. */
export const unusedNumberNote = (number: number): string => `查找时没有用到末尾的 ${number}`
