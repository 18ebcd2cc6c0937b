import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createClient } from '@libsql/client'

/** A site of a test's own. */
export type OwnSite = {
  baseUrl: string
  /** The SQLite file. */
  databaseFile: string
  /** Of the process that answers requests; its renderer is a child of it. */
  pid: () => number
  /** Ends the process and starts another one on the same data. */
  restart: () => Promise<void>
  /** Ends the process, and keeps the data for the next start. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Ends the process and removes the data. */
  remove: () => Promise<void>
}

/**
 * Starts the built site a second time, on a copy of the seeded data, for tests that need another configuration or that
 * change what other tests look at.
 *
 * @param environment variables beside those of the shared site
 */
export async function startOwnSite(environment: Record<string, string> = {}): Promise<OwnSite> {
  const [site] = await startOwnSites(1, environment)
  if (!site) throw new Error('No site')
  return site
}

/** Starts several processes of one site: they share one copy of the data. */
export async function startOwnSites(count: number, environment: Record<string, string> = {}): Promise<OwnSite[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-site-'))
  await copyData(seededData(), folder)
  return Promise.all(Array.from({ length: count }, () => startOn(folder, environment)))
}

async function startOn(folder: string, environment: Record<string, string>): Promise<OwnSite> {
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const given = { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder, DATABASE_URI: '' }
  const env: NodeJS.ProcessEnv = { ...given, NODE_ENV: 'production' }
  let child: ChildProcess | null = null

  const start = async () => {
    const started = spawn(process.execPath, ['src/server/start.mjs'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    let said = ''
    started.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000)
    })
    await untilHealthy(baseUrl, started).catch(async (error) => {
      await stop()
      throw new Error(`${error}\n${said}`)
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
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await start()
  const databaseFile = path.join(folder, 'site.db')
  return { baseUrl, databaseFile, pid: () => child?.pid ?? 0, start, stop, restart: () => stop().then(start), remove }
}
function seededData(): string {
  const folder = process.env.DATA_DIR
  if (!folder)
    throw new Error('DATA_DIR must name the data of the seeded site: run this by `npm run test:e2e` or `npm run test:integration`')
  return path.resolve(folder)
}

/** The database as it is now; files are only read, so links to them suffice. */
async function copyData(from: string, to: string): Promise<void> {
  const database = createClient({ url: `file:${path.join(from, 'site.db')}` })
  await database.execute({ sql: 'VACUUM INTO ?', args: [path.join(to, 'site.db')] })
  database.close()
  mkdirSync(path.join(to, 'private'))
  for (const name of ['files', 'media']) symlinkSync(path.join(from, name), path.join(to, name))
}

const START_LIMIT_MS = 60_000

async function untilHealthy(baseUrl: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`A site of a test's own did not start: exit code ${child.exitCode}`)
    const isHealthy = await fetch(`${baseUrl}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`A site of a test's own was not healthy after ${START_LIMIT_MS / 1000} s`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))))
    })
  })
}
