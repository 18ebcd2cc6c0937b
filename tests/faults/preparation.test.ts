import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Turn } from '@/database/preparation/turn'
import { makeUser } from './rest'
import { emptySite } from './support'

/** A migration that is pending again and again. */
const PENDING = 'newest_versions'

/** For what hangs; a busy machine takes minutes to load what prepares a database. */
const LIMIT_MS = 5 * 60_000

let cms: Payload
let uri = ''
const begun: ChildProcess[] = []
const turns: Turn[] = []

beforeAll(async () => {
  cms = await emptySite({})
  uri = (await import('@/lib/environment')).environment.DATABASE_URI
  const { writeJournal } = await import('../../seed/journal')
  const { fillListings } = await import('@/database/mongodb-listings')
  await writeJournal(cms, ['news:536'])
  await makeUser(cms, 'li', 'admin')
  await fillListings(cms)
})

afterEach(async () => {
  for (const child of begun.splice(0)) child.kill('SIGKILL')
  for (const turn of turns.splice(0)) await turn.end()
})

/** What a start has to do before it serves: migrations of SQLite, and on both what is kept beside the content. */
async function leaveUnprepared(): Promise<void> {
  await cms.kv.delete('references')
  if (process.env.TEST_DATABASE_URI) return
  const { migrations } = await import('@/database/migrations')
  const pending = migrations.find(({ name }) => name.endsWith(PENDING))
  if (!pending) throw new Error(`No migration ${PENDING}`)
  await Reflect.apply(pending.down, pending, [{ db: Reflect.get(cms.db, 'drizzle') }])
  await cms.delete({ collection: 'payload-migrations', where: { name: { equals: pending.name } }, overrideAccess: true })
}

const isUnprepared = async () => (await import('@/server/database-state.mjs')).needsPreparation(uri)

async function newTurn(): Promise<Turn> {
  const { mongodbTurn } = await import('@/database/preparation/mongodb-turn')
  const { sqliteTurn } = await import('@/database/preparation/sqlite-turn')
  const turn = uri.startsWith('file:') ? sqliteTurn(uri.slice('file:'.length)) : mongodbTurn(uri)
  turns.push(turn)
  return turn
}

async function isTaken(): Promise<boolean> {
  const turn = await newTurn()
  const isFree = await turn.take()
  await turn.end()
  return !isFree
}

/** A turn that somebody else has. */
async function takenTurn(): Promise<Turn> {
  const turn = await newTurn()
  await vi.waitFor(async () => expect(await turn.take()).toBe(true), { timeout: 60_000 })
  return turn
}

/** Prepares the database as a start of the site does, in a process of its own. */
function start() {
  const child = spawn(process.execPath, ['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', '--if-empty'], {
    env: { ...process.env, DATABASE_URI: uri, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  begun.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, printed: () => printed, closed, waits: () => printed.includes('"event":"preparation waited for"') }
}

type Started = ReturnType<typeof start>

const untilBothWait = (started: readonly Started[]) =>
  vi.waitFor(() => expect(started.map(({ waits }) => waits())).toEqual(started.map(() => true)), { timeout: LIMIT_MS })

describe('two instances that start at the same moment', { timeout: 4 * LIMIT_MS }, () => {
  it('with a migration pending: one does it, the other waits, and both start', async () => {
    await leaveUnprepared()
    expect(await isUnprepared()).toBe(true)
    const turn = await takenTurn()
    const both = [start(), start()]
    await untilBothWait(both)
    await turn.end()
    for (const { closed, printed } of both) expect(await closed, printed()).toBe(0)
    for (const { printed } of both) expect(printed()).toContain('seed: ok')
    expect(both.filter(({ printed }) => printed().includes('登记引用')).length).toBe(1)
    expect(await isUnprepared()).toBe(false)
  })

  it('and one that is killed in the middle of it: the other goes on', async () => {
    await leaveUnprepared()
    const first = start()
    await vi.waitFor(async () => expect(await isTaken()).toBe(true), { timeout: LIMIT_MS })
    const second = start()
    first.child.kill('SIGKILL')
    await first.closed
    expect(await second.closed, second.printed()).toBe(0)
    expect(await isUnprepared()).toBe(false)
  })

  it('and one that never comes to an end: the other says so', async () => {
    await takenTurn()
    const { inTurn } = await import('@/database/preparation/in-turn')
    const said = vi.fn()
    const work = vi.fn()
    await expect(inTurn(uri, said, work, 500)).rejects.toThrow('Another process has been preparing the database')
    expect(said).toHaveBeenCalledTimes(1)
    expect(work).not.toHaveBeenCalled()
  })
})

it.skipIf(process.env.TEST_DATABASE_URI)('whoever has the turn does not keep the database from others', async () => {
  await takenTurn()
  await cms.kv.set('written-meanwhile', true)
  expect(await cms.kv.get('written-meanwhile')).toBe(true)
})
