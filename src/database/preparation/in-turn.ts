import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../../lib/problem.mjs'
import { mongodbTurn } from './mongodb-turn'
import { sqliteTurn } from './sqlite-turn'
import type { Turn } from './turn'

/** Longer than any migration and filling takes; whoever waits so long is told. */
const WAIT_LIMIT_MS = 30 * 60_000

const POLL_MS = 200

/**
 * Does what two processes must not do to one database at once: migrating, filling, seeding (record 0057).
 *
 * @param databaseUri as in `DATABASE_URI`
 * @param say is told once when another process is at it
 * @param work when it is this one's turn; it has to look whether anything is left to do
 * @throws {Problem} when the other one is at it for longer than `waitLimitMs`
 */
export async function inTurn<T>(databaseUri: string, say: () => void, work: () => Promise<T>, waitLimitMs = WAIT_LIMIT_MS): Promise<T> {
  const turn = databaseUri.startsWith('file:') ? sqliteTurn(databaseUri.slice('file:'.length)) : mongodbTurn(databaseUri)
  try {
    await untilTaken(turn, say, waitLimitMs)
    return await work()
  } finally {
    await turn.end()
  }
}

async function untilTaken(turn: Turn, say: () => void, waitLimitMs: number): Promise<void> {
  if (await turn.take()) return
  say()
  const deadline = Date.now() + waitLimitMs
  while (Date.now() < deadline) {
    await pause(POLL_MS)
    if (await turn.take()) return
  }
  const minutes = Math.round(waitLimitMs / 60_000)
  throw new Problem(
    `Another process has been preparing the database for ${minutes} minutes: look at what it says, end it, and start again.`,
  )
}
