import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sqliteVersion } from '@/server/content-version/sqlite.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-version-'))
const file = path.join(folder, 'site.db')
const database = new Database(file)
database.exec('CREATE TABLE counters (name text UNIQUE, value integer); CREATE TABLE payload_kv (key text, data text)')
const version = sqliteVersion(`file:${file}`, { pendingLimitMs: 2000 })

afterAll(async () => {
  await version.close()
  database.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => void database.exec('DELETE FROM counters'))

function note(counters: Record<string, number>) {
  for (const [name, value] of Object.entries(counters)) database.prepare('INSERT INTO counters VALUES (?, ?)').run(name, value)
}

describe('what visitors must see', () => {
  it('is nothing in an empty database', async () => {
    expect(await version.state()).toMatchObject({ current: 0, acknowledged: 0 })
  })

  it('is everything, where nobody noted what was told', async () => {
    note({ content: 7 })
    expect(await version.state()).toMatchObject({ current: 7, acknowledged: 7 })
  })

  it('is not yet a change that nobody has been told of', async () => {
    note({ content: 8, acknowledged: 7, 'pending-since': Date.now() })
    expect(await version.state()).toMatchObject({ current: 8, acknowledged: 7 })
  })

  it('is such a change two seconds later, because who should have told is gone', async () => {
    note({ content: 8, acknowledged: 7, 'pending-since': Date.now() - 2001 })
    expect(await version.state()).toMatchObject({ current: 8, acknowledged: 8 })
  })

  it('is such a change at once when the clock was set back', async () => {
    note({ content: 8, acknowledged: 7, 'pending-since': Date.now() + 60_000 })
    expect(await version.state()).toMatchObject({ current: 8, acknowledged: 8 })
  })

  it('is what another database says, where the note is of a later version', async () => {
    note({ content: 5, acknowledged: 7, 'pending-since': Date.now() })
    expect(await version.state()).toMatchObject({ current: 5, acknowledged: 5 })
  })

  it('knows when each part changed last, and of several the latest', async () => {
    note({ content: 7, 'content:products': 7, 'content:news': 3 })
    const { lastChange } = await version.state()
    expect([['products'], ['news'], ['news', 'products'], ['media'], []].map(lastChange)).toEqual([7, 3, 7, 0, 0])
    database.exec("UPDATE counters SET value = 8 WHERE name IN ('content', 'content:news')")
    expect((await version.state()).lastChange(['news'])).toBe(8)
  })

  // What is known of a version is not read again.
  let content = 10
  it.each([
    ['nothing was ever noted of them', { 'content:products': 5 }, 5],
    ['the last change left them alone', { 'content:products': 7, 'content:beside-menus:products': 7, 'content:menus:products': 4 }, 4],
    ['the last change did not', { 'content:products': 7, 'content:beside-menus:products': 6, 'content:menus:products': 4 }, 7],
    ['they never changed', { 'content:products': 7, 'content:beside-menus:products': 7, 'content:menus:products': 0 }, 0],
    ['there is nothing', {}, 0],
  ])('knows when what menus show of products changed last: %s', async (_, counters, last) => {
    content += 1
    note({ content, ...counters })
    expect((await version.state()).lastChange(['menus:products'])).toBe(last)
  })

  it('is read after each question', async () => {
    note({ content: 7 })
    const before = version.current()
    database.exec('UPDATE counters SET value = 8')
    const after = version.current()
    expect([await before, await after]).toEqual([8, 8])
    database.exec('UPDATE counters SET value = 9')
    expect(await version.current()).toBe(9)
  })
})
