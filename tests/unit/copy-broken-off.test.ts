import { describe, expect, it } from 'vitest'
import { whyBrokenOff } from '@/copy-site/why-broken-off'
import { NotStored } from '@/database/not-stored'
import { Problem } from '@/lib/problem.mjs'

const failure = (code: unknown, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })
const named = (name: string) => Object.assign(new Error('no answer'), { name })

describe('a copy that is broken off', () => {
  it.each([
    ['a folder of files', failure('ENOSPC'), 'ENOSPC'],
    ['a quota', failure('EDQUOT'), 'EDQUOT'],
    ['rows of SQLite', new NotStored(failure('SQLITE_FULL')), 'SQLITE_FULL'],
    ['a query that a library wraps', failure('OTHER', failure(undefined, failure('SQLITE_FULL'))), 'SQLITE_FULL'],
    ['documents of MongoDB', failure(14031), '14031'],
  ])('by a lack of room for %s says so, and that it goes on', (_, error, code) => {
    const sentence = `There is no room for the copy (${code}). What was copied stays: make room and run the same command again, it goes on.`
    expect(whyBrokenOff(error)?.message).toBe(sentence)
  })

  it('by a database that is gone says so; of what nobody foresaw nothing is said', () => {
    expect(whyBrokenOff(named('MongoNetworkError'))?.message).toContain("A database can't be reached: no answer.")
    expect(whyBrokenOff(new Problem('What --from names is itself a copy.'))?.message).toBe('What --from names is itself a copy.')
    expect([whyBrokenOff(failure('SQLITE_CORRUPT')), whyBrokenOff('failed'), whyBrokenOff(undefined)]).toEqual([null, null, null])
  })
})
