import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { z } from 'zod'
import { sessionOf } from '../rows'
import { reported } from '../write-conflict'
import type { CodeLists } from './code-list-index'

const CODES = 'order_codes'
const PREFIXES = 'code_prefixes'

const prefixes = z.array(z.object({ folded: z.string(), product: z.string() }))
const code = z.object({ product: z.string(), code: z.string(), folded: z.string() })
const around = z.array(z.object({ asked: z.string(), found: z.array(code) }))

/** Lists of codes in MongoDB: collections that Payload knows nothing of. */
export function mongoCodeLists(adapter: MongooseAdapter): CodeLists {
  const collectionOf = (name: string) => adapter.connection.collection(name)
  return {
    setPrefixes: async (req, prefixOf) => {
      const changes = [...prefixOf].map(([id, folded]) => {
        const filter = { product: String(id) }
        return folded === null ? { deleteOne: { filter } } : { updateOne: { filter, update: { $set: { folded } }, upsert: true } }
      })
      if (changes.length > 0) await reported(collectionOf(PREFIXES).bulkWrite(changes, await sessionOf(adapter, req)))
    },
    byPrefix: async (folded) =>
      prefixes.parse(
        await collectionOf(PREFIXES)
          .find({ folded: { $in: [...new Set(folded)] } }, { projection: { _id: 0 }, sort: { folded: 1, product: 1 } })
          .toArray(),
      ),
    neighbours: async (folded, each) => {
      if (folded.length === 0) return []
      const rows = around.parse(await collectionOf(CODES).aggregate(neighbourStages(folded, each)).toArray())
      return rows.flatMap(({ asked, found }) => found.map((entry) => ({ asked, ...entry })))
    },
  }
}

/** The index of the prefixes, which makes their collection. */
export async function makeCodePrefixIndexes({ connection }: MongooseAdapter): Promise<void> {
  await connection.collection(PREFIXES).createIndexes([{ key: { folded: 1, product: 1 } }, { key: { product: 1 }, unique: true }])
}

/** Any code stands for the question itself: where there is none, there are no neighbours. */
const neighbourStages = (folded: readonly string[], each: number) => [
  { $limit: 1 },
  { $project: { _id: 0, asked: { $literal: [...folded] } } },
  { $unwind: '$asked' },
  { $lookup: { from: CODES, let: { asked: '$asked' }, pipeline: side('$lt', -1, each), as: 'before' } },
  { $lookup: { from: CODES, let: { asked: '$asked' }, pipeline: side('$gte', 1, each), as: 'behind' } },
  { $project: { asked: 1, found: { $concatArrays: ['$before', '$behind'] } } },
]

const side = (operator: '$lt' | '$gte', direction: 1 | -1, limit: number) => [
  { $match: { $expr: { [operator]: ['$folded', '$$asked'] } } },
  { $sort: { folded: direction, product: direction } },
  { $limit: limit },
  { $project: { _id: 0, product: 1, code: 1, folded: 1 } },
]
