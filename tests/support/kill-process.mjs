import { execFileSync } from 'node:child_process'
import process from 'node:process'

/**
 * Kills a process and those it has started, in the middle of whatever they do, as a power cut would, and waits until they are gone.
 *
 * @param {import('node:child_process').ChildProcess} running whose output is read: it is closed when the last of them is gone
 */
export async function killWithChildren(running) {
  if (!running.pid) return
  const closed = new Promise((resolve) => running.once('close', resolve))
  for (const pid of [...childrenOf(running.pid), running.pid]) killNow(pid)
  await closed
}

/** @param {number} pid */
function childrenOf(pid) {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

/** @param {number} pid */
function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
