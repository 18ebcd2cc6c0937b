import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { z } from 'zod'
import { KEPT_VALUES } from '../kept-values.mjs'
import type { Turn } from './turn'

/** The only document of this id in the CMS's key-value store; `_id` is unique before there is any index. */
const ID = 'preparation'

/** How often whoever has the turn says that it lives. */
const BEAT_MS = 3000

/** Whoever was not heard of for so long has died. Measured by who waits: clocks of several machines differ. */
const SILENCE_MS = 10 * BEAT_MS

const DUPLICATE = 11_000

const kept = z.object({ holder: z.string(), beat: z.number() })
type Kept = z.infer<typeof kept>

type Stored = { _id: string; key: string; holder: string; beat: number }

/**
 * A document that says who prepares the database, and is changed all the time by that one.
 *
 * @param uri of the database
 */
export function mongodbTurn(uri: string): Turn {
  const client = new MongoClient(uri, { readPreference: 'primary', serverSelectionTimeoutMS: 5000 })
  const values = client.db().collection<Stored>(KEPT_VALUES)
  const holder = randomUUID()
  let beating: NodeJS.Timeout | undefined
  let lastHeard: (Kept & { at: number }) | null = null

  const insert = () =>
    values.insertOne({ _id: ID, key: ID, holder, beat: 0 }).then(
      () => true,
      (error: unknown) => {
        if (Reflect.get(Object(error), 'code') === DUPLICATE) return false
        throw error
      },
    )

  /** Whether whoever has it has been silent for too long, and this one was the first to take it over. */
  const takeOver = async () => {
    const found = kept.safeParse(await values.findOne({ _id: ID })).data
    if (!found) return false
    if (lastHeard?.holder !== found.holder || lastHeard.beat !== found.beat) lastHeard = { ...found, at: performance.now() }
    if (performance.now() - lastHeard.at < SILENCE_MS) return false
    const { modifiedCount } = await values.updateOne({ _id: ID, ...found }, { $set: { holder, beat: 0 } })
    return modifiedCount === 1
  }

  // One that fails is followed by the next.
  const beat = () => void values.updateOne({ _id: ID, holder }, { $inc: { beat: 1 } }).catch(() => undefined)

  return {
    take: async () => {
      if (!(await insert()) && !(await takeOver())) return false
      beating = setInterval(beat, BEAT_MS).unref()
      return true
    },
    end: async () => {
      clearInterval(beating)
      // Without its database it is given up by silence.
      if (beating) await values.deleteOne({ _id: ID, holder }).catch(() => undefined)
      await client.close()
    },
  }
}
