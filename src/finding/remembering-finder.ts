import type { Finder, Found, Which } from '../database/finding/finder'
import type { Condition } from '../domain/search/condition'

/** So many of all kinds together are few: to read them costs hardly more than to know that there are some. */
const FEW = 30

/**
 * A finder for one search. What is found in few documents costs as much as anything to look for, and is asked of each kind, to know whether there is anything
 * and what it is: it is looked for once, in all kinds at the same time (record 0088).
 */
export function rememberingFinder(finder: Finder): Finder {
  const known = new Map<string, Promise<Which[] | null>>()
  const fewOf = (wanted: Condition) => {
    const key = JSON.stringify(wanted)
    const few = known.get(key) ?? finder.few(wanted, FEW)
    known.set(key, few)
    return few
  }
  return {
    ...finder,
    finds: async (wanted) => {
      const few = await fewOf(wanted)
      return few === null || few.length > 0
    },
    find: async (kind, wanted, without, range) => {
      const few = await fewOf(wanted)
      if (few === null) return finder.find(kind, wanted, without, range)
      const ids = those(few, kind, without).slice(range.offset, range.offset + range.limit)
      return inOrderOf(ids, await finder.these(kind, ids))
    },
    count: async (kind, wanted, without) => {
      const few = await fewOf(wanted)
      return few === null ? finder.count(kind, wanted, without) : those(few, kind, without).length
    },
  }
}

const those = (few: readonly Which[], kind: Which['kind'], without: readonly Which['document'][]) =>
  few.flatMap((one) => (one.kind === kind && !without.includes(one.document) ? [one.document] : []))

const inOrderOf = (ids: readonly Which['document'][], found: readonly Found[]) =>
  found.toSorted((one, other) => ids.indexOf(one.document) - ids.indexOf(other.document))
