import type { Beginning, Finder, Found, Which } from '../database/finding/finder'
import type { Condition } from '../domain/search/condition'
import { type FoundKind, kinds } from '../domain/search/entry'

/** So many of all kinds together: to read them costs hardly more than to know that there are some. */
const FIRST = 30

/**
 * A finder for one search. What is found in few documents costs as much as anything to look for, and is asked of each kind, to know whether there is anything
 * and what it is: the first of all kinds are looked for once (record 0088), and answer whatever lies within them.
 */
export function rememberingFinder(finder: Finder): Finder {
  const known = new Map<string, Promise<Beginning>>()
  const beginningOf = (wanted: Condition) => {
    const key = JSON.stringify(wanted)
    const beginning = known.get(key) ?? finder.begin(wanted, FIRST)
    known.set(key, beginning)
    return beginning
  }
  return {
    ...finder,
    finds: async (wanted) => {
      const { first, isAll } = await beginningOf(wanted)
      return first.length > 0 || !isAll
    },
    find: async (kind, wanted, without, range) => {
      const beginning = await beginningOf(wanted)
      const ids = those(beginning.first, kind, without)
      const end = range.offset + range.limit
      if (ids.length < end && !hasWhole(beginning, kind)) return finder.find(kind, wanted, without, range)
      const asked = ids.slice(range.offset, end)
      return inOrderOf(asked, await finder.these(kind, asked))
    },
    count: async (kind, wanted, without) => {
      const beginning = await beginningOf(wanted)
      return hasWhole(beginning, kind) ? those(beginning.first, kind, without).length : finder.count(kind, wanted, without)
    },
  }
}

/** All of a kind are among the first when a later kind is, too. */
function hasWhole({ first, isAll }: Beginning, kind: FoundKind): boolean {
  const last = first.at(-1)
  return isAll || (last !== undefined && kinds.indexOf(kind) < kinds.indexOf(last.kind))
}

const those = (first: readonly Which[], kind: FoundKind, without: readonly Which['document'][]) =>
  first.flatMap((one) => (one.kind === kind && !without.includes(one.document) ? [one.document] : []))

const inOrderOf = (ids: readonly Which['document'][], found: readonly Found[]) =>
  found.toSorted((one, other) => ids.indexOf(one.document) - ids.indexOf(other.document))
