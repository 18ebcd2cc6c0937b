/** Units as they are typed, in small letters, and what each is of the unit that is compared. */
const units: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  a: ['a', 1],
  ka: ['a', 1000],
  ma: ['a', 0.001],
  v: ['v', 1],
  kv: ['v', 1000],
  w: ['w', 1],
  kw: ['w', 1000],
  va: ['va', 1],
  kva: ['va', 1000],
  kvar: ['var', 1000],
  hz: ['hz', 1],
  hp: ['hp', 1],
  mm: ['mm', 1],
  p: ['p', 1],
  极: ['p', 1],
  模数: ['mod', 1],
  位: ['mod', 1],
}

const UNIT = Object.keys(units)
  .sort((one, other) => other.length - one.length)
  .join('|')
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const IN_TEXT = new RegExp(`(${NUMBER})(?:\\s*(${UNIT})(?![a-z]))?`, 'g')
const AT_START = new RegExp(`^(${NUMBER})(${UNIT})(?![a-z0-9])`)

/** So many are kept of one text. */
const MOST = 200

/** A number with its unit, as it is compared: `70 kA` and `70000A` are `70000a`, `0.03 A` and `30 mA` are `0·03a`. */
function quantityOf(number: string, unit: string): string | null {
  const [base, factor] = units[unit] ?? []
  if (base === undefined || factor === undefined) return null
  return `${Number((Number(number.replaceAll(',', '')) * factor).toPrecision(12))}${base}`.replace('.', '·')
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/**
 * The quantities of a parameter: each of its numbers, in the unit behind it, else in that of the row.
 *
 * @param value `16、20、25`, `AC 400 / 690`, `50（M） / 70（H）`
 * @param unit of the row; empty when the value names its own
 */
export function quantitiesIn(value: string, unit = ''): string[] {
  const found = [...plain(value).matchAll(IN_TEXT)].map(([, number = '', own]) => quantityOf(number, own ?? plain(unit)))
  return [...new Set(found.filter((quantity) => quantity !== null))].slice(0, MOST)
}

/** A quantity at the beginning of a word, `63A` or `4P漏保`, and what follows it; null when it begins otherwise. */
export function leadingQuantity(word: string): { text: string; quantity: string; rest: string } | null {
  const [text, number = '', unit = ''] = AT_START.exec(plain(word)) ?? []
  const quantity = text === undefined ? null : quantityOf(number, unit)
  return text === undefined || quantity === null ? null : { text, quantity, rest: plain(word).slice(text.length) }
}
