import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { clearAbandonedFolders, FOLDER } from './abandoned-folders.mjs'
import { LONG_WORK, longWork } from './long-work.mjs'
import { keepRendererRunning } from './process.mjs'

/**
 * Starts so many renderers, and keeps them running. The others begin when the first one can be asked: the first page does not wait for them.
 * Beside them, `longWork` is begun when there is some.
 *
 * @param {{ count: number, heapMb: number, endLimitMs: number }} options
 * @returns {{ renderers: readonly import('./process.mjs').KeptRenderer[], longWork: import('./long-work.mjs').LongWork, started: Promise<void>, stop: () => Promise<void> }} `renderers`
 *   are those that were begun; `started` is rejected with a Problem when the first one does not start at all
 */
export function keepRenderersRunning({ count, heapMb, endLimitMs }) {
  clearAbandonedFolders()
  // Made with mode 0700: nobody else may talk to a renderer, which believes what it is told.
  const folder = mkdtempSync(path.join(tmpdir(), `${FOLDER}${process.pid}-`))
  let isStopping = false
  const keep = (/** @type {number} */ number) =>
    keepRendererRunning({ number, socketPath: path.join(folder, `${number}.sock`), heapMb, endLimitMs, mustStart: number <= 1 })
  const beside = longWork(() => keep(LONG_WORK))
  const first = keep(1)
  const all = [first]
  const startOthers = () => {
    for (let number = 2; number <= count && !isStopping; number += 1) {
      const other = keep(number)
      // It is started again, as after any death.
      other.started.catch(() => undefined)
      all.push(other)
    }
  }
  first.started.then(startOthers, () => undefined)
  const stop = async () => {
    isStopping = true
    await Promise.all([beside, ...all].map((renderer) => renderer.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  return { renderers: all, longWork: beside, started: first.started, stop }
}
