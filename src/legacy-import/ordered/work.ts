import type { BasePayload } from 'payload'
import { beat, type Ending, endWork, goesOnOf, isUndoing, leaveWork, type Row, stopped } from '../../import-orders/orders'
import { type Done as Amounts, expectedFrom, type Progress } from '../../import-orders/progress'
import { Problem } from '../../lib/problem.mjs'
import { type ReportBuilder, shownProblems } from '../report/report'
import { whyBrokenOff } from '../why-broken-off'
import { Leaving } from './leaving'

const BEAT_MS = 2_000

/** A process that has worked so long did not die of beginning. */
const WELL_MS = 60_000
const SHOWN_PROBLEMS = 8

/** What whoever works is given. */
export type Working = {
  row: Row
  /** Aborted when somebody cancels it, or when this process must end. */
  signal: AbortSignal
  onProgress: (place: string, done: number) => void
  /** When it is known how much there is, and nothing of it is done. */
  onExpected: (expected: Amounts) => void
  onReport: (report: ReportBuilder) => void
}

/** Work that was done. */
export type Done<T> = {
  result: T
  ending: Omit<Ending, 'outcome' | 'message'>
  /** Done before it counts as ended: ended in between, the work is done again. */
  record: () => Promise<void>
}

/** Somebody has cancelled it. */
class Stopped extends Problem {}

/** The work belongs to somebody else by now. */
class Lost extends Problem {}

/**
 * Does what was claimed, tells how far it is while it does, and how it ended.
 *
 * @param leaving aborted when the process has to end: another one goes on
 */
export async function work<T>(
  payload: BasePayload,
  row: Row,
  doing: (working: Working) => Promise<Done<T>>,
  leaving?: AbortSignal,
): Promise<T> {
  const ending = new AbortController()
  const progress = await firstProgress(payload, row)
  let report: ReportBuilder | undefined
  const tell = async () => {
    const shown = { ...progress, ...(report && shownProblems(report.end(), SHOWN_PROBLEMS)) }
    const isWell = Date.now() - Date.parse(progress.startedAt) > WELL_MS
    const mustEnd = await beat(payload, row.id, { progress: shown, ...(isWell && { tries: 0 }) })
    if (mustEnd) ending.abort(new Stopped('已取消。'))
    if (mustEnd === null) ending.abort(new Lost('这次导入已由另一个进程接着进行。'))
  }
  const stopTelling = again(() => tell().catch(() => undefined))
  const signal = leaving ? AbortSignal.any([ending.signal, leaving]) : ending.signal
  const onProgress = (place: string, done: number) => Object.assign(progress.done, { [place]: done })
  const onExpected = (expected: Amounts) => Object.assign(progress, { expected, done: {}, startedAt: new Date().toISOString() })
  const onReport = (built: ReportBuilder) => {
    report = built
  }
  try {
    await tell()
    const { result, ending: ended, record } = await doing({ row, signal, onProgress, onExpected, onReport })
    // Asked once more: what another process goes on with isn't this one's to finish.
    await tell()
    signal.throwIfAborted()
    await record()
    await endWork(payload, row, { outcome: 'done', ...ended })
    return result
  } catch (error) {
    // What broke it off may keep that from being written, too; what is told is why it broke off.
    await breakOff(payload, row, signal.aborted ? signal.reason : error).catch(() => undefined)
    throw error
  } finally {
    stopTelling()
  }
}

async function firstProgress(payload: BasePayload, row: Row): Promise<Progress> {
  const startedAt = new Date().toISOString()
  const begun = { startedAt, isResumed: (row.tries ?? 0) > 1, done: {}, expected: {}, problems: [], problemCount: 0, conflictCount: 0 }
  if (isUndoing(row)) return begun
  const { docs } = await payload.find({
    ...{ collection: 'legacy-imports', depth: 0, limit: 1, sort: '-finishedAt', overrideAccess: true, select: { counts: true } },
    where: { and: [{ source: { equals: row.source } }, { finishedAt: { exists: true } }] },
  })
  return { ...begun, expected: expectedFrom(docs[0]?.counts) }
}

/** @returns ends it */
function again(tell: () => Promise<unknown>): () => void {
  const timer = setInterval(tell, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function breakOff(payload: BasePayload, row: Row, why: unknown): Promise<void> {
  if (why instanceof Lost) return
  if (why instanceof Leaving) return leaveWork(payload, row.id)
  if (why instanceof Stopped) return void (await endWork(payload, row, stopped(row)))
  const message = whyBrokenOff(why)?.message ?? `因程序错误中断，详情见服务器日志。${goesOnOf(row)}`
  await endWork(payload, row, { outcome: 'failed', message })
}
