/** Numbers as data sheets print them: thousands parted, a real minus. */

/** A numeral without its sign. */
export const NUMERAL = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'

/** Beyond these nothing on a data sheet lies; within them numbers are printed without an exponent. */
const SMALLEST = 1e-6
const GREATEST = 1e15

/** The number of a numeral with its sign; undefined when it is out of all proportion. */
export function readNumeral(text: string): number | undefined {
  const value = Number(text.replaceAll(',', '').replace(/^[−-]/, '-'))
  const size = Math.abs(value)
  return value === 0 || (size >= SMALLEST && size < GREATEST) ? value + 0 : undefined
}

/** Its zeros at the end of the decimals are said on purpose: 2.0 has one place. */
export function placesOf(text: string): number | undefined {
  const decimals = /\.(\d+)$/.exec(text)?.[1] ?? ''
  return decimals.endsWith('0') ? decimals.length : undefined
}

/** @param places at least so many behind the point */
export function writeNumeral(value: number, places = 0): string {
  const [whole = '', decimals = ''] = String(Math.abs(value)).split('.')
  const padded = decimals.padEnd(places, '0')
  return `${value < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${padded && `.${padded}`}`
}
