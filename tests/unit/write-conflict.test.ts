import { APIError } from 'payload'
import { describe, expect, it } from 'vitest'
import { asNotStored, NotStored } from '@/database/not-stored'
import { isWriteConflict, reported, writeConflict } from '@/database/write-conflict'

/** An error as MongoDB's driver makes it. */
const mongo = (name: string, more: object) => Object.assign(new Error('Plan executor error'), { name, ...more })

const TRANSIENT = { errorLabels: ['TransientTransactionError'] }
const conflict = mongo('MongoServerError', { code: 112, ...TRANSIENT })

describe('two that write one document of MongoDB at the same moment', () => {
  it('are a conflict, also where somebody has wrapped it', () => {
    expect(isWriteConflict(conflict)).toBe(true)
    expect(isWriteConflict(new Error('wrapped', { cause: conflict }))).toBe(true)
    expect(isWriteConflict(writeConflict(conflict))).toBe(true)
  })

  it('are no failure of the database', () => expect(asNotStored(conflict)).toBe(conflict))

  it('are answered as a newer version, with which a form can go on', () => {
    const answer = writeConflict(conflict)
    expect(answer).toBeInstanceOf(APIError)
    expect(answer).toMatchObject({ status: 409, isPublic: true, data: { code: 'newer-version', savedBy: null } })
    expect(answer.message).toContain('请再试一次')
  })
})

describe('who waits for a write', () => {
  it('gets what it gives, when it is done', async () => expect(await reported(Promise.resolve('written'))).toBe('written'))

  it('is told that it has met another one, so that it may be tried again', async () =>
    await expect(reported(Promise.reject(conflict))).rejects.toMatchObject({ status: 409, data: { isAtOnce: true }, cause: conflict }))

  it('is told that nothing was stored, when the database is out of reach', async () =>
    await expect(reported(Promise.reject(mongo('MongoNetworkError', TRANSIENT)))).rejects.toBeInstanceOf(NotStored))

  it('is told of a mistake of ours as it is', async () => {
    const mistake = new TypeError('x is undefined')
    await expect(reported(Promise.reject(mistake))).rejects.toBe(mistake)
  })
})

describe('a database that fails', () => {
  it.each([
    ['a lost connection', mongo('MongoNetworkError', TRANSIENT)],
    ['nobody who may write', mongo('MongoServerSelectionError', {})],
    ['a full disk', mongo('MongoServerError', { code: 14031 })],
    ['a full disk of SQLite', Object.assign(new Error('full'), { code: 'SQLITE_FULL' })],
  ])('has stored nothing, and is no conflict: %s', (_, error) => {
    expect(asNotStored(error)).toBeInstanceOf(NotStored)
    expect(isWriteConflict(error)).toBe(false)
  })

  it('is something else than a mistake of ours', () => {
    const mistake = new TypeError('x is undefined')
    expect(asNotStored(mistake)).toBe(mistake)
  })
})
