/** Full-width letters, digits and signs of arithmetic in their plain form. Punctuation of sentences stays: it separates. */
const WIDE = /[\uff0b\uff0d\uff0e\uff0f\uff10-\uff19\uff1c-\uff1e\uff21-\uff3a\uff41-\uff5a]/g

/**
 * A value as it was typed, in the characters that the reading functions know: half-width figures, brackets of notes in full width,
 * one sign for each meaning. Idempotent.
 */
export const plainSpelling = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/<=|≦|不大于|不超过/g, '≤')
    .replace(/>=|≧|不小于/g, '≥')
    .replace(/\+\/?-/g, '±')
    .replace(/(\d)\((\d+(?:\.\d+)?)\)/g, '$1\u27e8$2\u27e9')
    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .trim()

/** Where brackets of a note are not open. */
export function isOutside(text: string, index: number): boolean {
  const before = text.slice(0, index)
  return before.split('（').length <= before.split('）').length
}

/** For a pattern that finds just this text. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
