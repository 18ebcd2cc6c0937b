import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { z } from 'zod'
import { kinds } from '../../domain/search/entry'
import type { Finder, Found, Which } from './finder'
import { entriesOf, filterOf, ORDER } from './mongodb-entries'

const text = z.string()
const row = z.object({
  kind: z.enum(kinds),
  ...{ document: text, number: text, title: text, model: text, keys: z.array(text), name: text, spelling: text },
})

const which = row.pick({ kind: true, document: true })

const FIELDS = { _id: 0, kind: 1, document: 1, number: 1, title: 1, model: 1, keys: 1, name: 1, spelling: 1 } as const

const byKind = (one: Which, other: Which) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)

/** Entries of MongoDB, by their pieces (mongodb-entries.ts). Why: record 0062. */
export function mongoFinder(adapter: Pick<MongooseAdapter, 'connection'>): Finder {
  const entries = entriesOf(adapter)
  const read = async (filter: Record<string, unknown>, sort: Record<string, 1 | -1>, limit: number, offset = 0): Promise<Found[]> =>
    limit === 0 ? [] : row.array().parse(await entries.find(filter, { projection: FIELDS }).sort(sort).skip(offset).limit(limit).toArray())
  return {
    find: async (kind, wanted, without, { offset, limit }) => {
      const filter = filterOf(wanted)
      return filter === null ? [] : read({ kind, ...filter, document: { $nin: without.map(String) } }, ORDER, limit, offset)
    },
    count: async (kind, wanted, without) => {
      const filter = filterOf(wanted)
      return filter === null ? 0 : entries.countDocuments({ kind, ...filter, document: { $nin: without.map(String) } })
    },
    begin: async (wanted, most) => {
      const filter = filterOf(wanted)
      if (filter === null) return { first: [], isAll: true }
      // Whether there are so few is known before anything is put in order.
      if ((await entries.countDocuments(filter, { limit: most + 1 })) > most) return { first: [], isAll: false }
      const all = entries.find(filter, { projection: { _id: 0, kind: 1, document: 1 } }).sort(ORDER)
      return {
        first: which
          .array()
          .parse(await all.toArray())
          .sort(byKind),
        isAll: true,
      }
    },
    finds: async (wanted) => {
      const filter = filterOf(wanted)
      return filter !== null && (await entries.countDocuments(filter, { limit: 1 })) > 0
    },
    keyed: async (kind, { same, begin }, limit) => {
      const having = async (key: Record<string, unknown>): Promise<Found[]> => {
        const inOrder = { $sort: { found: 1, ...ORDER } as const }
        const stages = [{ $match: { kind, keys: key } }, { $set: { found: '$keys' } }, { $unwind: '$found' }, { $match: { found: key } }]
        return row.array().parse(await entries.aggregate([...stages, inOrder, { $limit: limit }, { $project: FIELDS }]).toArray())
      }
      const exact = same.length === 0 ? [] : await having({ $in: [...same] })
      // Letters and figures alone.
      return begin === '' ? exact : [...exact, ...(await having({ $regex: `^${begin}` }))]
    },
    these: (kind, documents) => read({ kind, document: { $in: documents.map(String) } }, ORDER, documents.length),
    near: async (pieces, limit) => {
      const filters = pieces.map((piece) => filterOf([[{ field: 'name', text: piece }]])).filter((filter) => filter !== null)
      const counts = await Promise.all(filters.map((filter) => entries.countDocuments(filter, { limit })))
      const rarestFirst = filters.map((filter, index) => ({ filter, count: counts[index] ?? 0 })).sort((a, b) => a.count - b.count)
      const found = new Map<string, Found>()
      for (const { filter, count } of rarestFirst) {
        if (count === 0 || found.size >= limit) continue
        for (const one of await read(filter, { kind: 1, ...ORDER }, limit)) found.set(`${one.kind}/${one.document}`, one)
      }
      return [...found.values()].slice(0, limit)
    },
  }
}
