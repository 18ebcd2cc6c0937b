/** What a reference number looks like (spec: service/reference-numbers). Pure functions, no imports. */

/** 报修, 反馈 and 咨询. */
export const referencePrefixes = { repair: 'BX', feedback: 'FK', consultation: 'ZX' } as const

/** So many digits at the end, drawn by lot. */
export const SERIAL_LENGTH = 8

/** The header of an answer that has the number: the bodies of the legacy endpoints have no place for it. */
export const REFERENCE_HEADER = 'Reference-Number'

const REFERENCE = /^(BX|FK|ZX)(\d{8})-?(\d{8})$/

/**
 * A number as somebody typed it: small letters, blanks, a dash too many and full-width signs are forgiven.
 *
 * @returns the number as it is stored; null when it can be none
 */
export function readReference(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212]/g, (sign) => (sign.trim() ? '-' : ''))
  const [, prefix, day, serial] = REFERENCE.exec(plain) ?? []
  return prefix ? `${prefix}${day}-${serial}` : null
}
