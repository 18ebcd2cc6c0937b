import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import Database from 'libsql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { filesOf, run } from '../support/backup-commands'

const folder = mkdtempSync(path.join(tmpdir(), 'old-backup-'))
const old = path.join(folder, 'old')
const backup = path.join(folder, 'old.tar')
const fileIn = (site: string) => path.join(site, 'site.db')

const column = z.object({ name: z.string(), type: z.string(), pk: z.number() })
type Column = z.infer<typeof column>
type Values = Map<string, Record<string, unknown>>

/** Every table of a database. */
function tablesOf(database: Database.Database): string[] {
  const found = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'").all()
  return z
    .array(z.object({ name: z.string() }))
    .parse(found)
    .map(({ name }) => name)
    .filter((name) => name !== 'payload_migrations' && !name.startsWith('sqlite_'))
}

const isWhole = (type: string) => type.toLowerCase() === 'integer'

/** A value that is known again, and that is good as a text and as JSON. */
function madeUp({ name, type, pk }: Column): string | number {
  if (pk) return isWhole(type) ? 1 : `"row"`
  if (name === '_parent_id' && !isWhole(type)) return '"row"'
  if (/_at$|_until$|_expiration$/.test(name)) return '2024-11-24T01:02:03.000Z'
  if (type.toLowerCase() === 'text') return `"${name}"`
  // Whatever refers to something refers to the one row there is.
  return isWhole(type) ? 1 : name.length
}

/** Puts a row into every table, with a value in every column. */
function fill(file: string): Values {
  const database = new Database(file)
  database.exec('PRAGMA foreign_keys = OFF')
  const written: Values = new Map()
  for (const table of tablesOf(database)) {
    const columns = z.array(column).parse(database.prepare(`PRAGMA table_info("${table}")`).all())
    const row = Object.fromEntries(columns.map((one) => [one.name, madeUp(one)]))
    const names = Object.keys(row).map((name) => `"${name}"`)
    database.prepare(`INSERT INTO "${table}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).run(...Object.values(row))
    written.set(table, row)
  }
  database.close()
  return written
}

const row = z.record(z.string(), z.unknown())

/** What became of a row: the values that are others now, of columns that there still are. */
function lostIn(file: string, written: Values): string[] {
  const database = new Database(file)
  const tables = new Set(tablesOf(database))
  const lost = [...written].flatMap(([table, before]) => {
    if (!tables.has(table)) return [`${table} is gone`]
    const after = row.safeParse(database.prepare(`SELECT * FROM "${table}" ORDER BY 1 LIMIT 1`).get()).data
    if (!after) return [`the row of ${table} is gone`]
    return Object.entries(before).flatMap(([name, value]) => (name in after && after[name] !== value ? [`${table}.${name}`] : []))
  })
  database.close()
  return lost
}

let written: Values

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: old, DATABASE_URI: '', PAYLOAD_SECRET: 'for-tests-only-'.repeat(4) })
  mkdirSync(path.join(old, 'media'), { recursive: true })
  writeFileSync(path.join(old, 'media/old.webp'), 'old')
  const { migrations } = await import('@/database/migrations')
  const { openSite } = await import('@/copy-site/open-site')
  const first = await openSite(`file:${fileIn(old)}`, { checksReferences: false }, migrations.slice(0, 1))
  await first.destroy()
  written = fill(fileIn(old))
  expect(written.size).toBeGreaterThan(100)
  expect(await run('backup', [backup], old)).toMatchObject({ code: 0 })
})

afterAll(() => rmSync(folder, { recursive: true }))

it('a backup of the first version comes through all migrations: every value is still there', async () => {
  const restored = path.join(folder, 'restored')
  expect(await run('restore', [backup], restored)).toMatchObject({ code: 0 })
  const { openSite } = await import('@/copy-site/open-site')
  // As the first start of the newest version does.
  const site = await openSite(`file:${fileIn(restored)}`)
  await site.destroy()
  expect(lostIn(fileIn(restored), written)).toEqual([])
})

it('and is copied from, without being restored first', async () => {
  const target = path.join(folder, 'copied')
  expect(await run('copy-site', ['--from', backup, '--to', target], old)).toMatchObject({
    code: 0,
    said: expect.stringContaining('All the same.'),
  })
  expect(filesOf(target)).toEqual(filesOf(old))
  // Relations of many lie under the names of their fields, which are made up here.
  expect(lostIn(fileIn(target), written).filter((lost) => !lost.endsWith('_rels is gone'))).toEqual([])
})
