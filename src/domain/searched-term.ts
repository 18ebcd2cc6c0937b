import { foldName } from './search/fold'

/** A longer text is no search but a paste, and may say something of somebody. */
const LONGEST_TERM = 40

/** So many digits on end are a phone number, a card, a reference number; order codes part theirs. */
const DIGITS = /\d{7}/
/** The same in groups, as phone numbers and dates of birth are written, beside no Latin letter as in `HM3-250-3300`. */
const GROUPED_DIGITS = /(?<![a-z\d][-.]?)\+?\(?\d(?:[\s().–—-]{0,2}\d){7,}(?![a-z])/
/** `GB/T 14048.2-2020` is known by its letters. */
const STANDARD = /\b(?:gb|jb|nb|dl|iec|iso|en)(?:\/[tz])?\s?\d{3,5}(?:\.\d+)?(?:-\d{1,4})?(?!\d)/g
const CHINESE_DIGITS = /[零〇一二三四五六七八九幺]{7}/
const EMAIL = /\S@\S/
const ADDRESS_OF_SITE = /:\/\/|\bwww\./
/** `浙A12345`. */
const CAR_NUMBER = /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][a-z][·\s]?[a-z0-9]{5,6}(?![a-z0-9])/
const FORM_OF_ADDRESS = /\p{Script=Han}(先生|女士|小姐)/u
const PERSONAL = [DIGITS, CHINESE_DIGITS, EMAIL, ADDRESS_OF_SITE, CAR_NUMBER, FORM_OF_ADDRESS]

/**
 * What was searched, as it is counted: in one width, case and spacing. Idempotent.
 *
 * @returns null for what must not be kept: what looks like a number, an address or a name of somebody, and what is too long; and for signs alone
 */
export function searchedTerm(text: string): string | null {
  const term = text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (term.length > LONGEST_TERM || foldName(term) === '') return null
  const isPersonal = PERSONAL.some((pattern) => pattern.test(term)) || GROUPED_DIGITS.test(term.replace(STANDARD, ''))
  return isPersonal ? null : term
}
