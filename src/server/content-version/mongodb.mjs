import { MongoClient } from 'mongodb'
import { z } from 'zod'
import { CONTENT_CHANGES, CONTENT_VERSION, contentCounters, partChanges } from '../../database/content-counters.mjs'
import { contentDocument, countingChanges } from '../../database/content-document.mjs'
import { KEPT_VALUES } from '../../database/kept-values.mjs'
import { log } from '../../lib/log.mjs'
import { outages } from '../outages.mjs'
import { acknowledgedOf } from './acknowledged.mjs'
import { attributeKeys } from './attribute-keys.mjs'
import { coalesced } from './coalesced.mjs'
import { DatabaseUnavailable } from './unavailable.mjs'

/** So long a reading may take. Without one nothing kept may be served, and who waits is better served by another instance. */
const READING_LIMIT_MS = 5000

/** What is lost on its way is given up, so that connections don't pile up. */
const SOCKET_LIMIT_MS = 20_000

const AWAY = {
  failed: ['database does not answer', 'The database does not answer: pages are refused until it does'],
  answered: ['database answers again', 'The database answers again'],
}

/** Left notes are counted in steps of so many. */
const STEP = 10_000

const counters = z.looseObject({
  [contentCounters.changed]: z.number().default(0),
  [contentCounters.withdrawn]: z.number().default(0),
  [contentCounters.acknowledged]: z.number().optional(),
  [contentCounters.pendingSince]: z.number().optional(),
})

/**
 * Reads the version from the primary, so that it has every change that was acknowledged, and counts what nobody else will
 * (record 0051).
 *
 * @param {string} uri
 * @param {{ pendingLimitMs: number }} options see openContentVersion
 * @returns {Promise<import('./content-version.mjs').ContentVersion>}
 */
export async function mongoVersion(uri, { pendingLimitMs }) {
  const limits = { serverSelectionTimeoutMS: READING_LIMIT_MS, socketTimeoutMS: SOCKET_LIMIT_MS }
  const client = await new MongoClient(uri, { readPreference: 'primary', ...limits }).connect()
  const known = outages(log, AWAY)
  /** @type {import('mongodb').Collection<{ _id: string }>} */
  const versions = client.db().collection(CONTENT_VERSION)
  const read = coalesced(async () => {
    const found = await withinLimit(versions.findOne(contentDocument)).catch((error) => {
      known.failed(error)
      throw new DatabaseUnavailable(error)
    })
    known.answered()
    const stored = counters.parse(found ?? {})
    return { stored, current: stored[contentCounters.changed] }
  })
  const stopCounting = await countLeftNotes(client.db(), pendingLimitMs / 2)
  const state = async () => {
    const { stored, current } = await read()
    const noted = stored[contentCounters.acknowledged]
    return {
      current,
      acknowledged: acknowledgedOf({ current, noted, pendingSince: stored[contentCounters.pendingSince], pendingLimitMs }),
      ...partChanges(new Map(Object.entries(stored).map(([name, value]) => [name, Number(value)]))),
    }
  }
  const readKeys = async () => {
    const found = client
      .db()
      .collection('attributes')
      .find({ isFilter: true }, { projection: { key: 1 }, sort: { key: 1 } })
    return (await withinLimit(found.toArray())).map(({ key }) => String(key))
  }
  return {
    current: async () => (await read()).current,
    state,
    attributeKeys: attributeKeys(state, readKeys),
    withdrawals: async () => (await read()).stored[contentCounters.withdrawn],
    // When it was seeded; see seed/journal.ts.
    database: async () => JSON.stringify((await client.db().collection(KEPT_VALUES).findOne({ key: 'seed' })) ?? ''),
    close: async () => {
      await stopCounting()
      await client.close()
    },
  }
}

/**
 * @template T
 * @param {Promise<T>} reading
 * @returns {Promise<T>}
 */
async function withinLimit(reading) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), READING_LIMIT_MS)
  })
  try {
    return await Promise.race([reading, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Counts changes whose process was gone before it could: all that are there now, and later each that two looks in a row have found.
 * What its own process counts meanwhile is counted twice, which does no harm.
 *
 * @param {import('mongodb').Db} db
 * @param {number} pauseMs between two looks
 * @returns {Promise<() => Promise<void>>} ends it
 */
async function countLeftNotes(db, pauseMs) {
  /** @type {import('mongodb').Collection<import('../../database/content-document.mjs').Note>} */
  const notes = db.collection(CONTENT_CHANGES)
  /** @type {import('mongodb').Collection<{ _id: string }>} */
  const versions = db.collection(CONTENT_VERSION)
  const found = () => notes.find({}, { projection: { slug: 1, withdrawn: 1 }, limit: STEP }).toArray()

  /** @param {import('mongodb').WithId<import('../../database/content-document.mjs').Note>[]} left */
  async function count(left) {
    await versions.updateOne(contentDocument, countingChanges(left, { isAcknowledged: true }), { upsert: true })
    await notes.deleteMany({ _id: { $in: left.map(({ _id }) => _id) } })
  }

  for (let left = await found(); left.length > 0; left = await found()) await count(left)
  /** @type {ReadonlySet<string>} */
  let seen = new Set()
  let looking = Promise.resolve()
  const look = async () => {
    const there = await found()
    const left = there.filter(({ _id }) => seen.has(String(_id)))
    if (left.length > 0) await count(left)
    seen = new Set(there.map(({ _id }) => String(_id)))
  }
  const timer = setInterval(() => {
    looking = looking.then(look).catch((err) => log.warn({ event: 'changes not counted', err }, 'Changes that nobody counted wait'))
  }, pauseMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return looking
  }
}
