import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { STORAGE_MARK } from '../../src/server/identity/storage-mark.mjs'
import { freePort } from './free-port.mjs'
import { killWithChildren } from './kill-process.mjs'
import { copyDatabase, dropDatabase } from './mongodb-server.mjs'
import { copySqlite } from './seeded-copy.mjs'

/** A site of a test's own. */
export type OwnSite = {
  baseUrl: string
  /** The SQLite file, unless the tests run on another database. */
  databaseFile: string
  databaseUri: string
  dataDir: string
  /** Of the process that answers requests; its renderer is a child of it. */
  pid: () => number
  /** What it has written since it was started: sentences of the start, and the log. */
  written: () => { output: string; log: string }
  /** Ends the process and starts another one on the same data. */
  restart: () => Promise<void>
  /** Ends the process, and keeps the data for the next start. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Kills the process and its renderer in the middle of whatever they do, as a power cut would, and waits until they are gone. */
  kill: () => Promise<void>
  /** Ends the process and removes the data. */
  remove: () => Promise<void>
}

/**
 * Starts the built site a second time, on a copy of the seeded data, for tests that need another configuration or that
 * change what other tests look at.
 *
 * @param environment variables beside those of the shared site
 * @param place where its data lies; for tests that change files, with files of its own; and its port, where something must know it before
 */
export async function startOwnSite(environment: Record<string, string> = {}, place: Place = {}): Promise<OwnSite> {
  const [site] = await startOwnSites(1, environment, place)
  if (!site) throw new Error('No site')
  return site
}

/**
 * Starts a further process of a site, on the same data; or the first one, on data that a command has made.
 *
 * @param environment variables that differ, also `DATABASE_URI`, where it reaches the database in another way
 */
export function startBeside(
  { dataDir, databaseUri }: Pick<OwnSite, 'dataDir' | 'databaseUri'>,
  environment: Record<string, string> = {},
): Promise<OwnSite> {
  return startOn(dataDir, environment.DATABASE_URI ?? databaseUri, environment)
}

type Place = { parent?: string; copiesFiles?: boolean; port?: number }

/** Starts several processes of one site: they share one copy of the data. */
export async function startOwnSites(count: number, environment: Record<string, string> = {}, place: Place = {}): Promise<OwnSite[]> {
  const folder = mkdtempSync(path.join(place.parent ?? tmpdir(), 'own-site-'))
  const databaseUri = await copyDatabaseTo(folder)
  copyFiles(seededData(), folder, place.copiesFiles ?? false)
  return Promise.all(Array.from({ length: count }, () => startOn(folder, databaseUri, environment, place.port)))
}

async function startOn(folder: string, databaseUri: string, environment: Record<string, string>, known?: number): Promise<OwnSite> {
  const port = known ?? (await freePort())
  const baseUrl = `http://localhost:${port}`
  const given = { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder, DATABASE_URI: databaseUri }
  const env: NodeJS.ProcessEnv = { ...given, NODE_ENV: 'production' }
  let child: ChildProcess | null = null
  let written: OwnSite['written'] = () => ({ output: '', log: '' })

  const start = async () => {
    const started = spawn(process.execPath, ['src/server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    const said = { output: '', log: '' }
    written = () => said
    started.stdout?.setEncoding('utf8').on('data', (chunk) => {
      said.output += chunk
    })
    started.stderr?.setEncoding('utf8').on('data', (chunk) => {
      said.log += chunk
    })
    await untilReady(baseUrl, started).catch(async (error) => {
      await stop()
      throw new Error(`${error}\n${said.log.slice(-2000)}`)
    })
  }
  const stop = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const closed = new Promise((resolve) => running.once('close', resolve))
    running.kill('SIGTERM')
    await closed
  }
  const kill = async () => {
    const running = child
    child = null
    if (running) await killWithChildren(running)
  }
  const remove = async () => {
    await stop()
    if (!databaseUri.startsWith('file:')) await dropDatabase(databaseUri)
    rmSync(folder, { recursive: true, force: true })
  }
  await start()
  return {
    baseUrl,
    databaseFile: path.join(folder, 'site.db'),
    databaseUri,
    dataDir: folder,
    written: () => written(),
    pid: () => child?.pid ?? 0,
    start,
    stop,
    kill,
    restart: () => stop().then(start),
    remove,
  }
}

/** As the runner has kept it before the tests; a single file of tests begins with the site as it is. */
function seededData(): string {
  const folder = process.env.SEEDED_DATA_DIR || process.env.DATA_DIR
  if (!folder)
    throw new Error('DATA_DIR must name the data of the seeded site: run this by `npm run test:e2e` or `npm run test:integration`')
  return path.resolve(folder)
}

/** @returns where the copy is */
async function copyDatabaseTo(folder: string): Promise<string> {
  const given = process.env.TEST_DATABASE_URI
  if (!given) return `file:${await copySqlite(seededData(), folder)}`
  const uri = new URL(given)
  uri.pathname = `/${path.basename(folder)}`
  await copyDatabase(process.env.SEEDED_DATABASE_URI || given, uri.href)
  return uri.href
}

/** Where files are only read, links to them suffice. */
function copyFiles(from: string, to: string, copiesFiles: boolean): void {
  mkdirSync(path.join(to, 'private'))
  for (const name of ['files', 'media']) {
    if (copiesFiles) cpSync(path.join(from, name), path.join(to, name), { recursive: true })
    else symlinkSync(path.join(from, name), path.join(to, name))
  }
  copyFileSync(path.join(from, STORAGE_MARK), path.join(to, STORAGE_MARK))
}

/** For what hangs; a busy machine needs long. */
const START_LIMIT_MS = 5 * 60_000

async function untilReady(baseUrl: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`A site of a test's own did not start: exit code ${child.exitCode}`)
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`A site of a test's own was not ready after ${START_LIMIT_MS / 1000} s`)
}
