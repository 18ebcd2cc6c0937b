import type { Payload, Where } from 'payload'

/** Beside the numbers that were given out: until when somebody has the turn, in milliseconds. */
const NAME = 'picture-widths.until'

/** Who was killed has it so long; who works renews it. */
const TURN_MS = 30_000

/** The right of one process to make widths while the others of this database don't. */
export type Turn = {
  /** To be called now and then. @returns false when it took too long, and another process has it */
  keep: () => Promise<boolean>
  end: () => Promise<void>
}

/**
 * Spares processes doing the same work twice. It is no lock: who stands still for too long goes on beside the next one, which does
 * no harm, because each names its files by itself and a row is asked again before it gets them.
 *
 * @returns null when another process has it
 */
export async function takeTurn(cms: Payload): Promise<Turn | null> {
  await ensureRow(cms)
  let until = Date.now() + TURN_MS
  if (!(await setUntil(cms, until, { less_than: Date.now() }))) return null
  return {
    keep: async () => {
      if (until - Date.now() > TURN_MS / 2) return true
      const before = until
      until = Date.now() + TURN_MS
      return setUntil(cms, until, { equals: before })
    },
    end: async () => void (await setUntil(cms, 0, { equals: until })),
  }
}

/** One command that nobody comes between, on either database. */
async function setUntil({ db }: Payload, value: number, current: { less_than: number } | { equals: number }): Promise<boolean> {
  const where: Where = { and: [{ name: { equals: NAME } }, { value: current }] }
  return (await db.updateOne({ collection: 'counters', where, data: { value } })) !== null
}

async function ensureRow({ db }: Payload): Promise<void> {
  const where = { name: { equals: NAME } }
  if (await db.findOne({ collection: 'counters', where })) return
  try {
    await db.create({ collection: 'counters', data: { name: NAME, value: 0 } })
  } catch (error) {
    // Another process was faster: the name is unique.
    if (!(await db.findOne({ collection: 'counters', where }))) throw error
  }
}
