import { followedRow } from '../order-codes/followed-row'

type Figure = { value: string; unit: string; label: string }
type FollowingRow = Parameters<typeof followedRow>[0]
type Part = FollowingRow['parts'][number]

/** A number by itself, as key figures show it. */
const NUMBER = /^[\d,.]+$/
const NUMBERS = /\d[\d,]*(?:\.\d+)?/g
/** A symbol with its lowered part at the end of a name, or before a bracket: 极限分断能力 Icu（AC 400 V）. */
const SYMBOL = /(?:^|[^A-Za-z])([IUt][a-z]+)(?![A-Za-z])/

/** The current of the frame is the largest that can be chosen. */
const MEANT_BY: Readonly<Record<string, string>> = { Inm: 'In' }

/**
 * Key figures of a product for what is chosen: where one is the best of several values that can be chosen, it is the chosen one.
 *
 * @param implied the values that follow from the choice, by attribute
 */
export function chosenFigures(
  figures: readonly Figure[],
  rows: readonly FollowingRow[],
  implied: Readonly<Record<string, string>>,
): Figure[] {
  const parts = rows.flatMap((row) => row.parts)
  return figures.map((figure) => parts.map((part) => figureOf(figure, part, implied)).find((found) => found !== null) ?? figure)
}

function figureOf(figure: Figure, part: Part, implied: Readonly<Record<string, string>>): Figure | null {
  if (part.series.unit !== figure.unit || !isSameSymbol(figure.label, part.name)) return null
  if (!numbersIn(part.series.value).includes(plain(figure.value))) return null
  const followed = followedRow({ name: part.name, parts: [part] }, implied)
  if (!followed || followed.unit !== figure.unit || !NUMBER.test(followed.value) || followed.value === figure.value) return null
  return { value: followed.value, unit: followed.unit, label: symbolOf(figure.label) === symbolOf(part.name) ? figure.label : part.name }
}

const plain = (number: string) => number.replaceAll(',', '')
const numbersIn = (text: string) => (text.match(NUMBERS) ?? []).map(plain)
const symbolOf = (text: string) => SYMBOL.exec(text)?.[1] ?? ''

function isSameSymbol(label: string, name: string): boolean {
  const [asked, found] = [symbolOf(label), symbolOf(name)]
  return found !== '' && (asked === found || MEANT_BY[asked] === found)
}
