import { renameSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { LibsqlError } from '@libsql/client'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptySite } from './support'

let cms: Payload
let look: () => Promise<string[]>

/** External storage that takes what it gets, or refuses it. */
let doesBucketTake = true
const bucket = http.createServer((request, response) => {
  request.resume().on('end', () => {
    response.statusCode = doesBucketTake ? 200 : 403
    response.end()
  })
})

beforeAll(async () => {
  await new Promise((resolve) => bucket.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = bucket.address() as AddressInfo
  const storage = { S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  cms = await emptySite(storage)
  look = (await import('@/server/checks/not-ready')).notReady
})

afterAll(async () => {
  bucket.close()
})

function sqlite() {
  const adapter: { name: string } = cms.db
  if (!isSqlite(adapter)) throw new Error('These tests need SQLite')
  return adapter.client
}

const isSqlite = <A extends { name: string }>(adapter: A): adapter is A & SQLiteAdapter => adapter.name === 'sqlite'

it('external storage that refuses is a reason, and the site is ready when it takes files again', async () => {
  doesBucketTake = false
  expect(await look()).toEqual(['files can not be stored'])
  doesBucketTake = true
  expect(await look()).toEqual([])
})

/** In SQLite's own words, and by its migrations, which MongoDB has not. */
const itOfSqlite = it.skipIf(process.env.TEST_DATABASE_URI)

itOfSqlite('a database that can be read but not written is a reason', async () => {
  const readOnly = new LibsqlError('attempt to write a readonly database', 'SQLITE_READONLY')
  const refused = vi.spyOn(sqlite(), 'transaction').mockRejectedValue(readOnly)
  expect(await look()).toEqual([expect.stringContaining('the database does not take writes')])
  refused.mockRestore()
  expect(await look()).toEqual([])
})

it('a write that is acknowledged and not kept is a reason', async () => {
  const lost = vi.spyOn(cms.kv, 'set').mockResolvedValue(undefined)
  expect(await look()).toEqual(['the database does not keep what is written'])
  lost.mockRestore()
})

itOfSqlite('a database of an older version is a reason', async () => {
  const { docs } = await cms.find({ collection: 'payload-migrations', limit: 1, depth: 0, overrideAccess: true })
  const [migration] = docs
  await sqlite().execute({ sql: 'UPDATE payload_migrations SET name = ? WHERE id = ?', args: ['another', Number(migration?.id)] })
  expect(await look()).toEqual(['migrations of the database are missing'])
  await sqlite().execute({
    sql: 'UPDATE payload_migrations SET name = ? WHERE id = ?',
    args: [String(migration?.name), Number(migration?.id)],
  })
  expect(await look()).toEqual([])
})

it('a folder that is gone is a reason', async () => {
  const dataDir = process.env.DATA_DIR ?? ''
  renameSync(dataDir, `${dataDir}-gone`)
  const reasons = await look()
  renameSync(`${dataDir}-gone`, dataDir)
  expect(reasons).toContain('files can not be stored (ENOENT)')
  expect(await look()).toEqual([])
})
