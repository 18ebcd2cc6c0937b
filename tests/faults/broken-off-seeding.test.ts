import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isLong, report } from '../support/fault-report'
import { firstValue } from '../support/first-value.mjs'
import { smallDisk } from '../support/small-disk'
import { expectWholeContent } from '../support/whole-content'
import { copyEmptyDatabase } from './empty-database'

const root = path.resolve(import.meta.dirname, '../..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'broken-off-'))
const database = path.join(dataDir, 'site.db')

afterAll(() => rmSync(dataDir, { recursive: true }))

/** Prepares the database as `npm start` does, in a process of its own. */
function prepare(environment: Record<string, string> = {}): { child: ChildProcess; printed: () => string; closed: Promise<number | null> } {
  const { DATABASE_URI: _unset, ...rest } = process.env
  const child = spawn(process.execPath, ['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', '--if-empty'], {
    cwd: root,
    env: { ...rest, NODE_ENV: 'production', DATA_DIR: dataDir, PAYLOAD_SECRET: 'x'.repeat(64), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return { child, printed: () => output, closed: new Promise((resolve) => child.once('close', resolve)) }
}

/** Runs until something can be seen, then kills without a warning, as a power cut would. */
async function killWhen(isReached: (printed: string) => boolean | Promise<boolean>): Promise<void> {
  const { child, printed, closed } = prepare()
  let isClosed = false
  void closed.then(() => {
    isClosed = true
  })
  while (!(await isReached(printed()))) {
    if (isClosed) throw new Error(`It ended before it could be killed:\n${printed()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  await closed
}

const count = async (sql: string) => Number(await firstValue(sql, database))

// In every run: tests/integration/killed-first-start.test.ts.
if (isLong)
  describe('a first start that is killed again and again', { timeout: 15 * 60_000 }, () => {
    it('is killed while the tables are made, among pictures, products and stories', async () => {
      await killWhen(() => existsSync(database))
      await killWhen((printed) => /20 %/.test(printed))
      // Before the first entry there are no tables.
      await killWhen(async (printed) => /Seeding/.test(printed) && (await count('SELECT count(*) AS n FROM products')) > 20)
      await killWhen((printed) => /90 %/.test(printed))
      expect(await count("SELECT count(*) AS n FROM payload_kv WHERE key = 'seed'")).toBe(0)
    })

    // Each run does more than the one before, so the last ones may have nothing left to do.
    it('is killed at any moment', { timeout: 30 * 60_000 }, async () => {
      const found = new Set<unknown>()
      const KILLS = 70
      for (let kills = 0; kills < KILLS; kills += 1) {
        // Half of them on a new file: while the tables are made.
        if (kills % 2 === 0 && kills < KILLS / 2) rmSync(dataDir, { recursive: true, force: true })
        const { child, closed } = prepare()
        const start = existsSync(database)
          ? Promise.resolve()
          : vi.waitFor(() => expect(existsSync(database)).toBe(true), { timeout: 300_000 })
        await start
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 4000))
        child.kill('SIGKILL')
        await closed
        found.add(await firstValue('PRAGMA integrity_check', database))
      }
      report({
        what: 'kill -9 while the database is migrated and seeded',
        times: KILLS,
        integrity: [...found].join(', '),
        lost: 0,
        others: '',
      })
      expect([...found]).toEqual(['ok'])
    })

    it('ends in the whole content', async () => {
      const { printed, closed } = prepare()
      expect(await closed).toBe(0)
      expect(printed()).toContain('seed: ok')
      await expectWholeContent(database)
    })
  })

it('on a disk that gets full in the middle it ends, says why, and leaves a sound database', async () => {
  const disk = smallDisk(64)
  try {
    copyEmptyDatabase(path.join(disk.folder, 'site.db'))
    const { printed, closed } = prepare({ ...disk.environment, DATA_DIR: disk.folder })
    await vi.waitFor(() => expect(printed()).toContain('Seeding'), { timeout: 300_000, interval: 20 })
    disk.fill()
    expect(await closed).toBe(1)
    expect(printed()).not.toContain('seed: ok')
    expect(printed()).toMatch(/没有保存|ENOSPC|SQLITE_FULL/)
    disk.free()
    expect(await firstValue('PRAGMA integrity_check', path.join(disk.folder, 'site.db'))).toBe('ok')
  } finally {
    disk.remove()
  }
})

it('ended by a signal, it says so: nothing else stands above', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'signalled-'))
  const environment = { DATABASE_URI: `file:${folder}/site.db`, DATA_DIR: folder }
  const program = `import('./src/server/prepare-database.mjs').then((m) => m.prepareDatabase(${JSON.stringify(environment)})).catch((error) => console.log(error.message))`
  const child = spawn(process.execPath, ['-e', program], {
    cwd: root,
    env: { ...process.env, ...environment, PAYLOAD_SECRET: 'x'.repeat(64) },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const seed = await vi.waitFor(() => Number(execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })), { timeout: 120_000 })
  process.kill(seed, 'SIGTERM')
  await closed
  rmSync(folder, { recursive: true })
  expect(printed).toContain('ended by SIGTERM')
  expect(printed).not.toContain('stand above')
})
