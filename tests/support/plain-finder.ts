import type { Finder, Found, Standing } from '@/database/finding/finder'
import type { Condition, Needle } from '@/domain/search/condition'
import { type Entry, kinds } from '@/domain/search/entry'

export type Stored = Entry & Standing

/** A finder that looks at every entry: what both databases are compared with, and what needs none. */
export function plainFinder(entries: readonly Stored[]): Finder {
  const inOrder = [...entries].sort(
    (one, other) =>
      one.sortOrder - other.sortOrder ||
      dayOf(other.publishedAt) - dayOf(one.publishedAt) ||
      (String(one.document) < String(other.document) ? 1 : -1),
  )
  const matching = (kind: string | null, wanted: Condition, without: readonly unknown[] = []) =>
    inOrder.filter((entry) => (kind === null || entry.kind === kind) && !without.includes(entry.document) && meets(entry, wanted))
  return {
    find: async (kind, wanted, without, { offset, limit }) =>
      matching(kind, wanted, without)
        .slice(offset, offset + limit)
        .map(toFound),
    count: async (kind, wanted, without) => matching(kind, wanted, without).length,
    begin: async (wanted, most) => {
      const all = kinds.flatMap((kind) => matching(kind, wanted))
      return { first: all.slice(0, most).map(({ kind, document }) => ({ kind, document })), isAll: all.length <= most }
    },
    finds: async (wanted) => matching(null, wanted).length > 0,
    keyed: async (kind, { same, begin }, limit) => {
      const having = (isMeant: (key: string) => boolean) =>
        inOrder
          .flatMap((entry) => (entry.kind === kind ? entry.keys.filter(isMeant).map((key) => ({ entry, key })) : []))
          .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
          .slice(0, limit)
          .map(({ entry }) => toFound(entry))
      const exact = having((key) => same.includes(key))
      return begin === '' ? exact : [...exact, ...having((key) => key.startsWith(begin))]
    },
    these: async (kind, documents) => inOrder.filter((entry) => entry.kind === kind && documents.includes(entry.document)).map(toFound),
    near: async (pieces, limit) =>
      inOrder
        .filter(({ name }) => pieces.some((piece) => name.includes(piece)))
        .slice(0, limit)
        .map(toFound),
  }
}

const dayOf = (time: string) => Math.floor(Date.parse(time) / 86_400_000)

const toFound = ({ kind, document, number, title, model, keys, name, spelling }: Stored): Found => ({
  ...{ kind, document, number, title, model, keys, name, spelling },
})

const meets = (entry: Entry, wanted: Condition) =>
  wanted.length > 0 && wanted.every((clause) => clause.some((needle) => holds(entry, needle)))

const holds = (entry: Entry, { field, text }: Needle) => entry[field].includes(text)
