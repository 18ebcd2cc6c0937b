import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll } from 'vitest'
import type { ContentVersion } from '@/server/content-version/content-version.mjs'
import { copyEmptyDatabase, keepEmptyDatabase } from './empty-database'

/**
 * Sets up an empty site inside of the test's own process: its database and files in a new folder, `DATA_DIR`. With `TEST_DATABASE_URI` the
 * database is a new one of that server. All of it is removed after the tests of the file.
 *
 * @param environment further variables; whatever reads them must be imported after this
 */
export async function emptySite(environment: Record<string, string>): Promise<Payload> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URI: databaseUri(path.basename(folder)),
    PAYLOAD_SECRET: 'for-tests-only-'.repeat(4),
    ...environment,
  })
  const database = process.env.DATABASE_URI ? null : path.join(folder, 'site.db')
  const isMigrated = database !== null && copyEmptyDatabase(database)
  const { getCms } = await import('@/cms')
  const { isMongoose } = await import('@/database/is-mongoose')
  const cms = await getCms()
  if (!isMigrated && !isMongoose(cms.db)) await migrate(cms)
  if (database !== null && !isMigrated) keepEmptyDatabase(database)
  remove = async () => {
    if (isMongoose(cms.db)) await cms.db.connection.dropDatabase()
    await cms.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
  return cms
}

async function migrate(cms: Payload): Promise<void> {
  const { migrations } = await import('@/database/migrations')
  // The adapters' types of a migration differ in what they hand to it.
  await Reflect.apply(cms.db.migrate, cms.db, [{ migrations }])
}

/** There is one site in a process, and a process for each file. */
let remove = async () => {}

// Registered with the import, so that it runs after what a file itself does in the end.
afterAll(() => remove())

/** A database of its own on the server of `TEST_DATABASE_URI`; empty for the embedded one. */
function databaseUri(name: string): string {
  const given = process.env.TEST_DATABASE_URI
  if (!given) return ''
  const uri = new URL(given)
  uri.pathname = `/${name}`
  return uri.href
}

/** The version of the content as the server around the application sees it, with a connection of its own; whoever opens it closes it. */
export async function versionAsServed(): Promise<ContentVersion> {
  const { openContentVersion } = await import('@/server/content-version/content-version.mjs')
  const { environment } = await import('@/lib/environment')
  return openContentVersion(environment.DATABASE_URI, { pendingLimitMs: 2000 })
}
