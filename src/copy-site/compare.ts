import { createHash } from 'node:crypto'
import { digestsOf, type Files } from './files'
import type { NewRow } from './writer'

/** What one side has of something. */
type Sum = { count: number; digest: string }

/** A line of the table at the end. */
export type Comparison = {
  name: string
  source: Sum
  target: Sum
  /** In words, where the sides part; null when they are the same. */
  difference: string | null
}

const NOTHING: Sum = { count: 0, digest: '' }

/**
 * Compares rows that should be the same, one beside the other.
 *
 * @param withIds whether they must have the same ids
 */
export async function compareRows(
  name: string,
  source: AsyncIterable<NewRow>,
  target: AsyncIterable<NewRow>,
  withIds: boolean,
): Promise<Comparison> {
  const sides = [new Side(source, withIds), new Side(target, withIds)] as const
  let difference: string | null = null
  for (;;) {
    const [one, other] = await Promise.all([sides[0].next(), sides[1].next()])
    if (one === null && other === null) return { name, source: sides[0].sum(), target: sides[1].sum(), difference }
    if (one?.text !== other?.text) difference ??= partingOf(one, other)
  }
}

type Read = { id: string; text: string; row: NewRow }

/** @returns without any value: these are personal data, too */
function partingOf(one: Read | null, other: Read | null): string {
  if (!one) return `${other?.id} is in the target only`
  if (!other) return `${one.id} is missing in the target`
  const fields = new Set([...Object.keys(one.row.data), ...Object.keys(other.row.data)])
  const differing = [...fields].filter((field) => stable(one.row.data[field]) !== stable(other.row.data[field]))
  return one.id === other.id ? `${one.id} differs in ${differing.join(', ')}` : `${one.id} stands where ${other.id} does in the target`
}

class Side {
  readonly #rows: AsyncIterator<NewRow>
  readonly #withIds: boolean
  readonly #hash = createHash('sha256')
  #count = 0

  constructor(rows: AsyncIterable<NewRow>, withIds: boolean) {
    this.#rows = rows[Symbol.asyncIterator]()
    this.#withIds = withIds
  }

  async next(): Promise<Read | null> {
    const { done, value } = await this.#rows.next()
    if (done || !value) return null
    const row = { ...value, data: withoutDerived(value.data) }
    this.#count += 1
    const id = this.#withIds ? String(row.id) : `number ${this.#count}`
    const text = `${id} ${stable(row.data)}\n`
    this.#hash.update(text)
    return { id, text, row }
  }

  sum = (): Sum => ({ count: this.#count, digest: this.#count === 0 ? '' : this.#hash.digest('hex') })
}

/** What each site works out anew of what refers to what: pictures know whether they are used. */
const DERIVED = new Set(['isUsed'])

const withoutDerived = (data: NewRow['data']): NewRow['data'] =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !DERIVED.has(field)))

/** JSON that does not depend on the order of keys. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${stable(inner)}`).join(',')}}`
}

/** Compares numbers by their names. */
export function compareNumbers(
  name: string,
  source: Readonly<Record<string, number>>,
  target: Readonly<Record<string, number>>,
): Comparison {
  const sumOf = (numbers: Readonly<Record<string, number>>): Sum => ({
    count: Object.keys(numbers).length,
    digest: createHash('sha256').update(stable(numbers)).digest('hex'),
  })
  return { name, source: sumOf(source), target: sumOf(target), difference: stable(source) === stable(target) ? null : 'the numbers differ' }
}

/** There must be none of these in the target. */
export const noneOf = (name: string, count: number): Comparison => ({
  name,
  source: NOTHING,
  target: { count, digest: '' },
  difference: count === 0 ? null : 'there should be none',
})

/** Compares the bytes of all files, by the folder in which they lie. */
export async function compareFiles(source: Files, target: Files): Promise<Comparison[]> {
  const [from, to] = [await digestsOf(source), await digestsOf(target)]
  return [...new Set([...from.keys(), ...to.keys()])].sort().map((place) => {
    const [one, other] = [from.get(place), to.get(place)]
    const names = new Set([...(one?.files.keys() ?? []), ...(other?.files.keys() ?? [])])
    const differing = [...names].find((name) => one?.files.get(name) !== other?.files.get(name))
    const difference = differing === undefined ? null : `${differing} is not the same`
    return { name: `files in ${place}`, source: one ?? NOTHING, target: other ?? NOTHING, difference }
  })
}
