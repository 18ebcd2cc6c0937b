import { type ListedCollection, listed } from './list'

export type Keys = Readonly<Record<string, 1 | -1>>

/** @property of which documents it is; all where nothing is said */
export type Index = { keys: Keys; of?: Readonly<Record<string, unknown>> }

/** The editors' order (spec: prod-api/order). */
export const ORDER = { sortOrder: 1, publishedAt: -1, _id: -1 } as const

const isListed = { 'listing.isOn': true }

const on = { 'listing.isOn': 1 } as const

/**
 * What a public list is read by (record 0049), as the migration `lists` has it for SQLite: the rows of a page are the first of an index, and
 * so is what is counted. Payload declares neither directions nor conditions.
 */
export function listIndexes(collection: ListedCollection): Index[] {
  const { flags, hasCategory } = listed[collection]
  const ticks: Keys = Object.fromEntries(flags.map((flag) => [flag, 1]))
  const category: Keys = hasCategory ? { category: 1 } : {}
  const ofListed: Keys[] = [
    { ...on, ...ORDER, ...ticks },
    ...(hasCategory ? [{ ...on, ...category, ...ORDER, ...ticks }] : []),
    ...flags.map((flag): Keys => ({ ...on, [flag]: 1, ...ORDER })),
    { ...on, ...category, updatedAt: -1 },
    { ...on, _id: 1 },
  ]
  // Not of the listed alone: they alone have words, and a question for a word need not ask for more.
  return [...ofListed.map((keys) => ({ keys, of: isListed })), { keys: { 'listing.words': 1, ...ORDER } }]
}
