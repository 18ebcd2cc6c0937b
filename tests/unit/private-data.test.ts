import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPrivate } from '@/lib/private-data.mjs'

let parent: string
let before: number

beforeEach(() => {
  before = process.umask(0o022)
  parent = mkdtempSync(path.join(tmpdir(), 'private-'))
})

afterEach(() => {
  process.umask(before)
  rmSync(parent, { recursive: true })
})

const modeOf = (...names: string[]) => (statSync(path.join(parent, ...names)).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('is for nobody else from the start, with all that comes into it', () => {
    keepPrivate(path.join(parent, 'data'))
    writeFileSync(path.join(parent, 'data/site.db'), '')
    expect([modeOf('data'), modeOf('data/site.db')]).toEqual(['700', '600'])
  })

  it('of an earlier release is closed, with all that lies in it', () => {
    mkdirSync(path.join(parent, 'data/private/photos'), { recursive: true })
    for (const name of ['site.db', 'site.db-wal', 'private/photos/1.jpg']) writeFileSync(path.join(parent, 'data', name), '')
    keepPrivate(path.join(parent, 'data'))
    const entries = ['data', 'data/site.db', 'data/site.db-wal', 'data/private', 'data/private/photos', 'data/private/photos/1.jpg']
    expect(entries.map((entry) => modeOf(entry))).toEqual(['700', '600', '600', '700', '700', '600'])
  })

  it('that is closed itself has its database closed too', () => {
    mkdirSync(path.join(parent, 'data'), { mode: 0o700 })
    writeFileSync(path.join(parent, 'data/site.db'), '')
    chmodSync(path.join(parent, 'data'), 0o700)
    keepPrivate(path.join(parent, 'data'))
    expect(modeOf('data/site.db')).toBe('600')
  })
})
