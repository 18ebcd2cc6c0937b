import type { SaidRow } from './said-row'

type Said = Pick<SaidRow, 'value' | 'unit' | 'typed'>

/** By what two values are the same: how they are spelt, in which unit and in which order makes no difference. */
export function comparable({ value, unit, typed }: Said): string {
  if (typed?.kind === 'number') {
    const parts = typed.parts.map(({ min, max, isStrict, qualifier, note }) => [min, max, isStrict, qualifier, note].join('|'))
    return parts.sort().join(' ')
  }
  if (typed?.kind === 'choice') {
    return typed.parts
      .map((part) => `${part.value}|${part.note}`)
      .sort()
      .join(' ')
  }
  if (typed) return `${typed.isSo}|${typed.note}`
  // Signs say something: −5 is not 5.
  return `${value}${unit}`.normalize('NFKC').toLowerCase().replace(/\s/g, '')
}

/** Do all say the same? What only one product says, or nobody, is nothing that is the same. */
export function isSame(cells: readonly (Said | null)[]): boolean {
  const texts = cells.map((cell) => cell && comparable(cell))
  return texts.length > 1 && texts.every((text) => text !== null && text === texts[0])
}

/**
 * Which cells are marked as different (spec: comparison/differences): those that say something else than most; of two the second. Without a
 * majority, and where nothing is said, nothing is marked.
 */
export function differing(cells: readonly (Said | null)[]): boolean[] {
  const texts = cells.map((cell) => cell && comparable(cell))
  const usual = texts.length === 2 ? referenceOf(texts) : majorityOf(texts)
  return texts.map((text) => usual !== undefined && text !== null && text !== usual)
}

/** Of two, the first; where the second says nothing, that. */
const referenceOf = ([first = null, second = null]: readonly (string | null)[]) => (second === null ? null : first)

/** What is said most often, and no other as often; undefined without such. */
function majorityOf(texts: readonly (string | null)[]): string | null | undefined {
  const counts = new Map<string | null, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const usual = [...counts].filter(([, count]) => count === most)
  return most > 1 && usual.length === 1 ? usual[0]?.[0] : undefined
}
