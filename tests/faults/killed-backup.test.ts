import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { assertNotHalfRestored } from '@/server/restoring.mjs'
import { filesOf, rowsOf, run, startCommand } from '../support/backup-commands'
import { isLong, report } from '../support/fault-report'
import { dataDir, folder, somewhere, whole, wholeRows } from './backed-up-site'

/** How often each command is killed. */
const KILLS = isLong ? 40 : 3
const TIMEOUT = KILLS * 60_000

describe('a command that is killed', () => {
  const killedAfter = async (ms: number, ...given: Parameters<typeof startCommand>) => {
    const { child, ended } = await startCommand(...given)
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
    const { code } = await ended
    clearTimeout(timer)
    return code
  }
  /** How long a whole run takes here and now. */
  const lengthOf = async (...given: Parameters<typeof startCommand>) => {
    const start = performance.now()
    await run(...given)
    return performance.now() - start
  }

  it('leaves no half backup under its name', { timeout: TIMEOUT }, async () => {
    const length = await lengthOf('backup', [path.join(folder, 'timed.tar')], dataDir)
    let finished = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const file = path.join(folder, `killed-${kill}.tar`)
      // Most of a run is its start.
      await killedAfter(length * (0.3 + 0.8 * Math.random()), 'backup', [file], dataDir)
      if (!existsSync(file)) continue
      expect(await run('restore', [file, '--check'], somewhere())).toMatchObject({ code: 0 })
      finished += 1
    }
    report({ what: 'kill -9 of a backup', times: KILLS, integrity: 'ok', lost: 0, others: `${finished} were done before; no half backup` })
  })

  it('leaves the old site or the new one, or one that does not start; run again, it ends with the new one and the old aside', {
    timeout: TIMEOUT,
  }, async () => {
    const length = await lengthOf('restore', [whole], somewhere())
    let undone = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = somewhere()
      mkdirSync(path.join(target, 'media'))
      writeFileSync(path.join(target, 'media/old.webp'), 'old')
      writeFileSync(path.join(target, 'site.db'), 'old database')
      const old = filesOf(target)
      // Most of a run is its start.
      await killedAfter(length * (0.3 + 0.8 * Math.random()), 'restore', [whole, '--force'], target)
      if (starts(target)) expect([old, filesOf(dataDir)]).toContainEqual(filesOf(target))
      const isDone = starts(target) && JSON.stringify(filesOf(target)) !== JSON.stringify(old)
      if (!isDone) {
        expect(await run('restore', [whole, '--force'], target)).toMatchObject({ code: 0 })
        undone += 1
      }
      expect(filesOf(target)).toEqual(filesOf(dataDir))
      expect(rowsOf(target)).toEqual(wholeRows)
      const aside = readdirSync(target).filter((name) => name.startsWith('.before-restore'))
      expect(aside.some((name) => existsSync(path.join(target, name, 'media/old.webp')))).toBe(true)
      expect(aside.some((name) => existsSync(path.join(target, name, 'site.db')))).toBe(true)
    }
    const others = `${undone} had to be run again; the old site always aside`
    report({ what: 'kill -9 of a restore', times: KILLS, integrity: 'ok', lost: 0, others })
  })

  const starts = (target: string) => {
    try {
      assertNotHalfRestored(target)
      return true
    } catch {
      return false
    }
  }
})

if (isLong) {
  describe('two gigabytes', () => {
    const FILES = 64
    const BYTES = 32 * 1024 * 1024

    /** The most memory that a command had, and how long it took. */
    async function measured(...given: Parameters<typeof startCommand>) {
      const start = performance.now()
      const { child, ended } = await startCommand(...given)
      let peak = 0
      const looking = setInterval(() => {
        const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
        peak = Math.max(peak, Number(kilobytes) / 1024)
      }, 50)
      child.once('exit', () => clearInterval(looking))
      const { code, said } = await ended
      expect([code, said]).toEqual([0, expect.any(String)])
      return { seconds: Math.round((performance.now() - start) / 1000), megabytes: Math.round(peak) }
    }

    it('go through a backup and a restore at level memory', { timeout: 1_800_000 }, async () => {
      const large = somewhere()
      await run('restore', [whole], large)
      for (let file = 0; file < FILES; file += 1) writeFileSync(path.join(large, 'files', `${file}.bin`), randomBytes(BYTES))
      const small = await measured('backup', [path.join(folder, 'small-again.tar')], dataDir)
      const file = path.join(folder, 'large.tar')
      const target = somewhere()
      const backup = await measured('backup', [file], large)
      const restored = await measured('restore', [file], target)
      expect(filesOf(target)).toEqual(filesOf(large))
      for (const { megabytes } of [backup, restored]) expect(megabytes).toBeLessThan(small.megabytes + 200)
      const row = (name: string, { seconds, megabytes }: typeof backup) => `| ${name} | ${seconds} s | ${megabytes} MB |`
      const table = ['| 2 GB | time | memory at most |', '| --- | --- | --- |', row('backup', backup), row('restore', restored)].join('\n')
      writeMeasured('docs/operations.md', 'backup', table)
    })
  })
}

/** Puts a result between its marks in a document. */
function writeMeasured(document: string, name: string, table: string): void {
  const text = readFileSync(document, 'utf8')
  const place = new RegExp(`(<!-- measured: ${name} -->\\n)[\\s\\S]*?(<!-- /measured -->)`)
  expect(text).toMatch(place)
  writeFileSync(document, text.replace(place, `$1${table}\n$2`))
}
