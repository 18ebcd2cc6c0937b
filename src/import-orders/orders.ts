import type { BasePayload, Where } from 'payload'
import { atomically } from '../database/transaction'
import { formatDateTime } from '../lib/dates'
import type { DocumentId } from '../lib/document-id'
import { Problem } from '../lib/problem.mjs'
import type { LegacyImport } from '../payload-types'
import type { ImportOrder } from './order'
import { isAlive, NOBODY, OWNER } from './owner'
import type { Progress } from './progress'

/** An import as it is kept; its reports are read only by who wants them. */
export type Row = Omit<LegacyImport, 'report' | 'reportData'>
export type Work = NonNullable<LegacyImport['work']>

/** The one slot for what is being worked on. */
const ACTIVE = 'active'

/** What lay untouched for so long is not gone on with by itself: a backup may have brought it back. */
const GOES_ON_MS = 3_600_000

/** A process that dies of its work so often is not started again. */
export const TRIES = 3

export const workNames = { look: '试运行', import: '导入', 'preview-undo': '撤销预览', undo: '撤销' } as const satisfies Record<
  Work,
  string
>

const collection = 'legacy-imports'
const options = { collection, depth: 0, overrideAccess: true, select: { report: false, reportData: false } } as const

/** Somebody else's work is being done. */
export class Busy extends Problem {}

/** Who orders, and whether the site does it or this very process. */
export type Orderer = { by: string; via: 'site' | 'command' }

/** What is being worked on, or waits to be. */
export async function readActive(payload: BasePayload): Promise<Row | null> {
  return (await payload.find({ ...options, where: { slot: { equals: ACTIVE } }, limit: 1, pagination: false })).docs[0] ?? null
}

export const isActive = ({ slot }: Pick<Row, 'slot'>): boolean => slot === ACTIVE

/**
 * Orders an import, or a look at what it would do. One of the same source that was ended in between goes on: what it has made belongs to it.
 *
 * @throws Busy while another work is done
 */
export async function placeImport(payload: BasePayload, order: ImportOrder, orderer: Orderer): Promise<Row> {
  const { from: source, isDry, arrival } = order
  await assertFree(payload)
  const ordered = {
    ...orderedNow(isDry ? 'look' : 'import', orderer),
    ...{ isDry, order, state: 'running' as const, arrival: arrival.as, publishAt: arrival.as === 'scheduled' ? arrival.at : null },
    ...{ report: null, reportData: null, hasReport: false },
  }
  const where: Where = { and: [{ source: { equals: source } }, { state: { equals: 'running' } }] }
  const unfinished = isDry ? [] : (await payload.find({ ...options, where, sort: '-createdAt', pagination: false })).docs
  const earlier = unfinished.find((row) => !row.isDry && !isActive(row))
  return taken(payload, () =>
    earlier
      ? payload.update({ ...options, id: earlier.id, data: ordered })
      : payload.create({ ...options, data: { ...ordered, source, counts: null } }),
  )
}

function orderedNow(work: Work, { by, via }: Orderer) {
  const now = new Date().toISOString()
  return {
    ...{ work, via, slot: ACTIVE, orderedBy: by.slice(0, 100), orderedAt: now, beatAt: now, tries: 0 },
    ...{ owner: via === 'command' ? OWNER : NOBODY, stopAt: null, outcome: null, message: null, progress: null },
  }
}

/** The index decides between two who want it at the same moment. */
async function taken(payload: BasePayload, take: () => Promise<Row>): Promise<Row> {
  try {
    return await take()
  } catch (error) {
    await assertFree(payload)
    throw error
  }
}

/** @throws Busy while work is done, or waits to be */
export async function assertFree(payload: BasePayload): Promise<void> {
  const active = await giveUpLost(payload)
  if (!active) return
  const { work, source, orderedBy, orderedAt } = active
  throw new Busy(
    `${orderedBy ?? '另一人'} 于 ${formatDateTime(orderedAt)} 开始的${workNames[work ?? 'import']}（${source}）正在进行。请等它结束，或先取消它。`,
  )
}

/** What nobody will go on with by himself waits for somebody to say so. @returns what is still worked on */
export async function giveUpLost(payload: BasePayload): Promise<Row | null> {
  const active = await readActive(payload)
  if (!active || isAlive(active)) return active
  const isLate = Date.parse(active.beatAt ?? active.createdAt) < Date.now() - GOES_ON_MS
  if (active.via === 'site' && !isLate && (active.tries ?? 0) < TRIES) return active
  const why = (active.tries ?? 0) >= TRIES ? `处理进程 ${TRIES} 次意外结束，已停止` : '处理进程意外结束'
  await endWork(payload, active, { outcome: 'failed', message: `${why}。已完成的部分都在，可以继续。` })
  return null
}

type Ending = { outcome: NonNullable<Row['outcome']>; message?: string } & Partial<
  Pick<LegacyImport, 'state' | 'finishedAt' | 'counts' | 'report' | 'reportData' | 'hasReport'>
>

/** Notes how work has ended, and lets others begin. @returns false when it wasn't this owner's any more */
export async function endWork(payload: BasePayload, { id, owner }: Pick<Row, 'id' | 'owner'>, ending: Ending): Promise<boolean> {
  return change(payload, { id, owner }, { message: null, ...ending, slot: `ended-${id}`, owner: NOBODY, progress: null, stopAt: null })
}

/** Asks for an end; what no process works on ends at once. */
export async function stopWork(payload: BasePayload, id: string): Promise<void> {
  const active = await readActive(payload)
  if (!active || String(active.id) !== id) return
  if (!isAlive(active) && (await endWork(payload, active, stopped))) return
  await change(payload, { id: active.id }, { stopAt: new Date().toISOString() })
}

export const stopped = { outcome: 'stopped', message: '已取消。已完成的部分都在，可以继续，也可以撤销。' } as const

/** Makes ordered work this process's. @returns null when another one was faster */
export async function claimWork(payload: BasePayload): Promise<Row | null> {
  const active = await giveUpLost(payload)
  if (active?.via !== 'site' || isAlive(active)) return null
  const { id, owner, tries } = active
  const data = { owner: OWNER, beatAt: new Date().toISOString(), tries: (tries ?? 0) + 1 }
  return (await change(payload, { id, owner }, data)) ? { ...active, ...data } : null
}

/** A process that ends with the site leaves its work to the next one. */
export async function leaveWork(payload: BasePayload, id: DocumentId): Promise<void> {
  await change(payload, { id, owner: OWNER }, { owner: NOBODY, tries: 0 })
}

/** Tells that this process still works. @returns whether it shall end; null when the work isn't its any more */
export async function beat(payload: BasePayload, id: DocumentId, data: { progress: Progress; tries?: number }): Promise<boolean | null> {
  const isOurs = await change(payload, { id, owner: OWNER }, { ...data, beatAt: new Date().toISOString() })
  if (!isOurs) return null
  const active = await readActive(payload)
  return Boolean(active?.stopAt)
}

/** One command, so that nobody comes between; only while it is worked on, and by that owner. */
async function change(
  payload: BasePayload,
  { id, owner }: { id: DocumentId; owner?: string | null | undefined },
  data: Partial<LegacyImport>,
): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { slot: { equals: ACTIVE } }, ...(owner ? [{ owner: { equals: owner } }] : [])] }
  return atomically(payload, async (req) => (await payload.db.updateOne({ collection, where, data, req })) !== null)
}
