/** Something of an ordered list: its key, and its date where it has one. */
export type Ordered = { key: string; date: string | null }

const FIRST = 1000
/** Lists with dates begin where new articles do, so that those stand among them by their date. */
const FIRST_WITH_DATES = 100
const STEP = 10

/** So many new ones in a row are looked at together. */
const MOST_TOGETHER = 500

const isOlder = (one: Ordered, than: Ordered) => one.date !== null && than.date !== null && one.date < than.date

/**
 * Gives the sort numbers that keep a list in its order (spec: moving/order): articles that the date alone puts in order share one, and
 * whatever had a number before keeps it as long as the order allows. The list may be a stream.
 *
 * @param before the numbers of an earlier import
 */
export async function* withSortNumbers<T>(
  list: AsyncIterable<T> | Iterable<T>,
  orderedOf: (item: T) => Ordered,
  before: ReadonlyMap<string, number>,
): AsyncGenerator<{ item: T; sortNumber: number }> {
  let last: { ordered: Ordered; number: number } | null = null
  let waiting: T[] = []
  const place = (items: readonly T[], next: number | null): { item: T; sortNumber: number }[] => {
    const numbers = numbersFor(items.map(orderedOf), last, next)
    const final = items.at(-1)
    if (final) last = { ordered: orderedOf(final), number: numbers.at(-1) ?? FIRST }
    return items.map((item, index) => ({ item, sortNumber: numbers[index] ?? FIRST }))
  }
  for await (const item of list) {
    const ordered = orderedOf(item)
    const known = before.get(ordered.key)
    if (known === undefined) {
      waiting.push(item)
      if (before.size > 0 && waiting.length < MOST_TOGETHER) continue
      yield* place(waiting, null)
      waiting = []
      continue
    }
    yield* place(waiting, known)
    waiting = []
    const number: number = fits(known, ordered, last) ? known : (last?.number ?? 0) + STEP
    last = { ordered, number }
    yield { item, sortNumber: number }
  }
  yield* place(waiting, null)
}

type Last = { ordered: Ordered; number: number } | null

const fits = (number: number, ordered: Ordered, last: Last) =>
  last === null || number > last.number || (number === last.number && isOlder(ordered, last.ordered))

/** Numbers for new ones between two that are known. */
function numbersFor(items: readonly Ordered[], last: Last, next: number | null): number[] {
  if (next !== null && items.every(({ date }) => date !== null) && (last === null || last.number <= next)) {
    const isSorted = items.every((item, index) =>
      index === 0 ? last === null || last.number < next || isOlder(item, last.ordered) : isOlder(item, items[index - 1] ?? item),
    )
    if (isSorted) return items.map(() => next)
  }
  const from = last?.number ?? (next === null ? null : Math.max(0, next - STEP * (items.length + 1)))
  const room = next === null || from === null ? 0 : (next - from) / (items.length + 1)
  let number = from ?? (items[0]?.date ? FIRST_WITH_DATES : FIRST) - STEP
  let previous = last?.ordered
  return items.map((item, index) => {
    if (room >= 1) return Math.floor((from ?? 0) + room * (index + 1))
    if (!previous || !isOlder(item, previous)) number += STEP
    previous = item
    return number
  })
}
