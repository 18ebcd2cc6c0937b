import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { QueuedClient } from '../../src/database/sqlite-client'
import { keepStatements } from '../../src/database/sqlite-statements'

let folder: string
let client: QueuedClient
/** As another process. */
let other: Database.Database

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-statements-'))
  client = new QueuedClient(path.join(folder, 'site.db'))
  other = new Database(path.join(folder, 'site.db'))
  other.exec("PRAGMA journal_mode = WAL; CREATE TABLE names (name TEXT); INSERT INTO names VALUES ('甲')")
})

afterEach(() => {
  client.close()
  other.close()
  rmSync(folder, { recursive: true })
})

const ask = async (sql: string, ...args: string[]) => (await client.execute({ sql, args })).rows.map((row) => ({ ...row }))

/** What another connection prepares from now on. */
function watched(connection: Database.Database): string[] {
  const prepared: string[] = []
  const prepare = connection.prepare.bind(connection)
  Reflect.set(connection, 'prepare', (sql: string) => {
    prepared.push(sql)
    return prepare(sql)
  })
  return prepared
}

describe('a question that is asked again', () => {
  it('is prepared once, and what does its work by being prepared each time', () => {
    const prepared = watched(other)
    keepStatements(other)
    for (const sql of ['SELECT name FROM names', 'SELECT name FROM names', 'PRAGMA foreign_keys = ON', 'PRAGMA foreign_keys = ON'])
      other.prepare(sql)
    expect(prepared).toEqual(['SELECT name FROM names', 'PRAGMA foreign_keys = ON', 'PRAGMA foreign_keys = ON'])
  })

  it('is prepared anew after it failed: it may hold what it has locked', () => {
    other.exec('CREATE UNIQUE INDEX once ON names (name)')
    const prepared = watched(other)
    keepStatements(other)
    const insert = 'INSERT INTO names (name) VALUES (?)'
    other.prepare(insert).run('乙')
    expect(() => other.prepare(insert).run('甲')).toThrow('UNIQUE')
    other.prepare(insert).run('丙')
    other.prepare(insert).run('丁')
    expect(prepared).toEqual([insert, insert])
  })

  it('is asked once for the names of its columns', () => {
    keepStatements(other)
    const [first, again] = [1, 2].map(() => other.prepare('SELECT name FROM names').raw(true).columns())
    expect(first?.map(({ name }) => name)).toEqual(['name'])
    expect(again).toBe(first)
  })

  it('is answered by what is there now, for the values of now', async () => {
    const having = 'SELECT name FROM names WHERE name >= ? ORDER BY name'
    expect(await ask(having, '')).toEqual([{ name: '甲' }])
    other.exec("INSERT INTO names VALUES ('乙')")
    expect(await ask(having, '')).toEqual([{ name: '乙' }, { name: '甲' }])
    expect(await ask(having, '甲')).toEqual([{ name: '甲' }])
  })

  it('is answered although the table was made anew, and with its new columns where it names none', async () => {
    expect(await ask('SELECT name FROM names')).toEqual([{ name: '甲' }])
    expect(await ask('SELECT * FROM names')).toEqual([{ name: '甲' }])
    const within = 'SELECT name, (SELECT count(*) FROM (SELECT * FROM names)) AS count FROM names'
    expect(await ask(within)).toEqual([{ name: '甲', count: 1 }])
    other.exec("DROP TABLE names; CREATE TABLE names (number TEXT, name TEXT); INSERT INTO names VALUES ('1', '丙')")
    expect(await ask('SELECT name FROM names')).toEqual([{ name: '丙' }])
    expect(await ask('SELECT * FROM names')).toEqual([{ number: '1', name: '丙' }])
    expect(await ask(within)).toEqual([{ name: '丙', count: 1 }])
  })

  it('is prepared once, too, when only what it asks within names no columns: relations of a document', async () => {
    const withRelations = 'SELECT name, (SELECT count(*) FROM (SELECT * FROM names WHERE name >= (?))) AS count FROM names'
    const columnsUnnamed = 'SELECT name FROM names WHERE name IN (?, (?)) UNION SELECT * FROM names'
    const prepared = watched(other)
    keepStatements(other)
    for (const sql of [withRelations, withRelations, columnsUnnamed, columnsUnnamed]) other.prepare(sql)
    expect(prepared).toEqual([withRelations, columnsUnnamed, columnsUnnamed])
  })

  it('can be asked again after it failed', async () => {
    const first = "SELECT json_extract(name, '$[0]') AS first FROM names"
    await expect(ask(first)).rejects.toThrow('malformed')
    other.exec('UPDATE names SET name = \'["丁"]\'')
    expect(await ask(first)).toEqual([{ first: '丁' }])
  })

  it('holds nothing of the database between its answers', async () => {
    await ask('SELECT name FROM names')
    other.exec("INSERT INTO names VALUES ('乙')")
    const busy = other
      .prepare('PRAGMA wal_checkpoint(TRUNCATE)')
      .all()
      .map((row) => Object.values(Object(row))[0])
    expect(busy).toEqual([0])
  })

  it('is refused and asked again with other values, in a transaction that is taken back and in the next one', async () => {
    other.exec('CREATE UNIQUE INDEX once ON names (name)')
    const insert = 'INSERT INTO names (name) VALUES (?) RETURNING name'
    const refused = await client.transaction()
    await refused.execute({ sql: insert, args: ['己'] })
    await expect(refused.execute({ sql: insert, args: ['甲'] })).rejects.toThrow('UNIQUE')
    await refused.rollback()
    const stored = await client.transaction()
    expect((await stored.execute({ sql: insert, args: ['庚'] })).rows.map((row) => ({ ...row }))).toEqual([{ name: '庚' }])
    await stored.commit()
    expect(await ask('SELECT name FROM names ORDER BY name')).toEqual([{ name: '庚' }, { name: '甲' }])
  })

  it('keeps no transaction from being committed', async () => {
    await ask('SELECT name FROM names')
    const transaction = await client.transaction()
    await transaction.execute("UPDATE names SET name = '戊'")
    await transaction.commit()
    expect(await ask('SELECT name FROM names')).toEqual([{ name: '戊' }])
  })

  it('leaves the database to others at once when its connection is closed in the middle of a transaction', async () => {
    const transaction = await client.transaction()
    await transaction.execute({ sql: 'INSERT INTO names (name) VALUES (?)', args: ['辛'] })
    client.close()
    other.exec("INSERT INTO names VALUES ('壬')")
    expect(other.prepare('SELECT name FROM names').raw().all()).toEqual([['甲'], ['壬']])
  })
})
