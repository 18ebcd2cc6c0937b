import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { readWaiting } from '../import-orders/orders'
import { log } from '../lib/log.mjs'

/** Somebody looks at the page on which he has ordered it. */
const LOOK_MS = 2_000

/** A program that can't start would otherwise be started for ever. */
const LONGEST_REST_MS = 300_000

/** What does an import, in a process of its own (record 0094). */
const PROGRAM = 'src/legacy-import/run-ordered.ts'
const runner = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/run.mjs')

/**
 * Looks from now on whether an administrator has ordered an import, and has it done. What was begun and lost its process goes on.
 *
 * @returns ends it: what is being done is left where it is, and the next start goes on
 */
export function keepImportsDone(cms: BasePayload): () => Promise<void> {
  const ending = new AbortController()
  const ended = lookAgainAndAgain(cms, ending.signal)
  return () => {
    ending.abort()
    return ended
  }
}

async function lookAgainAndAgain(cms: BasePayload, signal: AbortSignal): Promise<void> {
  let failures = 0
  for (;;) {
    const pause = failures === 0 ? LOOK_MS : Math.min(LOOK_MS * 2 ** failures, LONGEST_REST_MS)
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    failures = (await isWell(cms, signal)) ? 0 : failures + 1
  }
}

/** @returns whether there was nothing to do, or it was done */
async function isWell(cms: BasePayload, signal: AbortSignal): Promise<boolean> {
  try {
    if (!(await readWaiting(cms))) return true
    const { code, killedBy } = await doOrdered(signal)
    if (code === 0 || signal.aborted) return true
    log.error({ event: 'import process failed', code, signal: killedBy }, 'The process of an ordered import has ended by itself')
  } catch (error) {
    log.error({ event: 'ordered imports failed', err: error }, 'Ordered imports can not be looked for; later once more')
  }
  return false
}

type End = { code: number | null; killedBy: NodeJS.Signals | null }

function doOrdered(signal: AbortSignal): Promise<End> {
  const child = fork(/* turbopackIgnore: true */ runner(), [PROGRAM], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--conditions=production'],
    env: ownEnvironment(),
  })
  yieldToPages(child)
  const leave = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', leave, { once: true })
  return new Promise<End>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, killedBy) => resolve({ code, killedBy }))
  }).finally(() => signal.removeEventListener('abort', leave))
}

/** Visitors come first. */
function yieldToPages({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system without priorities does without.
  }
}

/** Without what Next has said of its own process. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const own = { ...process.env }
  for (const name of Object.keys(own)) if (/^(__NEXT|NEXT|TURBOPACK)/.test(name)) delete own[name]
  return own
}
