import type { BasePayload, Where } from 'payload'
import { atomically } from '../database/transaction'
import { formatDateTime } from '../lib/dates'
import type { DocumentId } from '../lib/document-id'
import { Problem } from '../lib/problem.mjs'
import type { LegacyImport } from '../payload-types'
import type { ImportOrder } from './order'
import { isAlive, NOBODY, OWNER } from './owner'
import type { Progress } from './progress'
import { type Undoing, undoingOf } from './undoing'

/** An import as it is kept; its reports are read only by who wants them. */
export type Row = Omit<LegacyImport, 'report' | 'reportData'>
export type Work = NonNullable<LegacyImport['work']>

/** The one slot for what is being worked on. */
const ACTIVE = 'active'

/** What lay untouched for so long is not gone on with by itself: a backup may have brought it back. */
const GOES_ON_MS = 3_600_000

/** A process that dies of its work so often is not started again. */
export const TRIES = 3

/** So many ended looks are kept. */
const KEPT_LOOKS = 20

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

/** All orders, the newest first. */
export async function readRows(payload: BasePayload): Promise<Row[]> {
  return (await payload.find({ ...options, sort: ['-orderedAt', '-createdAt'], pagination: false })).docs
}

/** Was it looked at what an import of this source would do, to the end? */
export async function wasLookedAt(payload: BasePayload, source: string): Promise<boolean> {
  const where: Where = { and: [{ source: { equals: source } }, { state: { in: ['finished', 'undone'] } }] }
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs > 0
}

/** The report of an import: as a page, and as data. Null where there is none. */
export async function readReport(payload: BasePayload, id: string): Promise<{ page: string; data: string } | null> {
  const row = (await readRows(payload)).find((one) => String(one.id) === id)
  if (!row?.hasReport) return null
  const { report, reportData } = await payload.findByID({ collection, id: row.id, depth: 0, overrideAccess: true })
  return report ? { page: report, data: reportData ?? '{}' } : null
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
    ...{ outcome: null, message: null, undo: null, report: null, reportData: null, hasReport: false },
    ...{ orderedBy: orderer.by.slice(0, 100), orderedAt: new Date().toISOString() },
  }
  const where: Where = { and: [{ source: { equals: source } }, { state: { equals: 'running' } }] }
  const unfinished = isDry ? [] : (await payload.find({ ...options, where, sort: '-createdAt', pagination: false })).docs
  const earlier = unfinished.find((row) => !row.isDry && !isActive(row))
  const row = await taken(payload, () =>
    earlier ? takeSlot(payload, earlier, ordered) : payload.create({ ...options, data: { ...ordered, source, counts: null } }),
  )
  if (isDry) await forgetOldLooks(payload)
  return row
}

/** Orders that an import is taken back, or a look at what that would do. @throws Busy while another work is done */
export async function placeUndo(
  payload: BasePayload,
  { id, isPreview, overwrites }: { id: string; isPreview: boolean; overwrites: boolean },
  orderer: Orderer,
): Promise<Row> {
  const where = { isDry: { not_equals: true } }
  const { docs } = await payload.find({ ...options, where, sort: 'createdAt', pagination: false })
  const run = docs.find((one) => String(one.id) === id)
  if (!run) throw new Problem(`没有编号为 ${id} 的导入。已有的编号：${docs.map((one) => one.id).join('、') || '无'}。`)
  if (run.state === 'undone') throw new Problem('这次导入已经撤销过了。')
  await assertFree(payload)
  const undo: Undoing = {
    ...{ by: orderer.by.slice(0, 100), at: new Date().toISOString(), isPreview, overwrites },
    ...{ outcome: null, message: null, kinds: {}, kept: [] },
  }
  const data = { ...orderedNow(isPreview ? 'preview-undo' : 'undo', orderer), undo }
  return taken(payload, () => takeSlot(payload, run, data))
}

/** Looks are many where somebody prepares a move; the newest say what there is to say. */
async function forgetOldLooks(payload: BasePayload): Promise<void> {
  const where: Where = { and: [{ isDry: { equals: true } }, { slot: { not_equals: ACTIVE } }] }
  const { docs } = await payload.find({ ...options, where, sort: '-orderedAt', pagination: false })
  const ids = docs.slice(KEPT_LOOKS).map(({ id }) => id)
  if (ids.length > 0) await payload.delete({ ...options, where: { id: { in: ids } } })
}

function orderedNow(work: Work, { via }: Orderer) {
  return {
    ...{ work, via, slot: ACTIVE, beatAt: new Date().toISOString(), tries: 0 },
    ...{ owner: via === 'command' ? OWNER : NOBODY, stopAt: null, progress: null },
  }
}

/** The index decides between two who want it at the same moment, of one row the row itself. */
async function taken(payload: BasePayload, take: () => Promise<Row | null>): Promise<Row> {
  const row = await take().catch(async (error: unknown) => {
    await assertFree(payload)
    throw error
  })
  if (row) return row
  await assertFree(payload)
  throw new Busy('这次导入的状态刚刚变了，请刷新页面后再试。')
}

/** Gives the slot to a row that was read before, in one command. @returns null when somebody else has taken or ended it meanwhile */
async function takeSlot(payload: BasePayload, { id, state }: Row, data: Partial<LegacyImport>): Promise<Row | null> {
  const where: Where = { and: [{ id: { equals: id } }, { slot: { not_equals: ACTIVE } }, { state: { equals: state } }] }
  const isTaken = await atomically(payload, async (req) => (await payload.db.updateOne({ collection, where, data, req })) !== null)
  return isTaken ? payload.findByID({ ...options, id }) : null
}

/** @throws Busy while work is done, or waits to be */
export async function assertFree(payload: BasePayload): Promise<void> {
  const active = await giveUpLost(payload)
  if (!active) return
  const { by, at } = ordererOf(active)
  throw new Busy(
    `${by || '另一人'} 于 ${formatDateTime(at)} 开始的${workNames[workOf(active)]}（${active.source}）正在进行。请等它结束，或先取消它。`,
  )
}

export const workOf = ({ work }: Pick<Row, 'work'>): Work => work ?? 'import'

/** Who ordered what is worked on, and when: a taking back has its own. */
export function ordererOf(row: Row): { by: string; at: string | null | undefined } {
  const undo = isUndoing(row) ? undoingOf(row) : null
  return undo ?? { by: row.orderedBy ?? '', at: row.orderedAt }
}

/** Is what is worked on, or was last, a taking back? */
export const isUndoing = (row: Pick<Row, 'work'>): boolean => workOf(row) === 'undo' || workOf(row) === 'preview-undo'

/** What nobody will go on with by himself waits for somebody to say so. @returns what is still worked on */
export async function giveUpLost(payload: BasePayload): Promise<Row | null> {
  const active = await readActive(payload)
  if (!active || isAlive(active)) return active
  const isLate = Date.parse(active.beatAt ?? active.createdAt) < Date.now() - GOES_ON_MS
  if (active.via === 'site' && !isLate && (active.tries ?? 0) < TRIES) return active
  const why = (active.tries ?? 0) >= TRIES ? `处理进程 ${TRIES} 次意外结束，已停止` : '处理进程意外结束'
  await endWork(payload, active, { outcome: 'failed', message: `${why}。${goesOnOf(active)}` })
  return null
}

/** What is to be known of work that was broken off, by kind of work. */
const goesOn = {
  look: '没有写入任何内容，可以再试一次。',
  import: '已完成的部分都在，可以继续，也可以撤销。',
  'preview-undo': '没有撤销任何内容，可以再试一次。',
  undo: '已撤销的部分不会恢复，可以再次撤销，接着进行。',
} as const satisfies Record<Work, string>

/** What is said of work that was broken off. */
export const goesOnOf = (row: Pick<Row, 'work'>): string => goesOn[workOf(row)]

/** How work has ended; of a taking back, what became of what. */
export type Ending = { outcome: NonNullable<Row['outcome']>; message?: string; undone?: Pick<Undoing, 'kinds' | 'kept'> } & Partial<
  Pick<LegacyImport, 'state' | 'finishedAt' | 'counts' | 'report' | 'reportData' | 'hasReport'>
>

type Ended = Pick<Row, 'id' | 'owner' | 'work' | 'undo'>

/** Notes how work has ended, and lets others begin. @returns false when it wasn't this owner's any more */
export async function endWork(payload: BasePayload, row: Ended, { outcome, message, undone, ...rest }: Ending): Promise<boolean> {
  const undo = isUndoing(row) ? undoingOf(row) : null
  const told = undo ? { undo: { ...undo, ...undone, outcome, message: message ?? null } } : { outcome, message: message ?? null }
  return change(payload, row, { ...rest, ...told, slot: `ended-${row.id}`, owner: NOBODY, progress: null, stopAt: null })
}

/** Asks for an end; what no process works on ends at once. */
export async function stopWork(payload: BasePayload, id: string): Promise<void> {
  const active = await readActive(payload)
  if (!active || String(active.id) !== id) return
  if (!isAlive(active) && (await endWork(payload, active, stopped(active)))) return
  await change(payload, { id: active.id }, { stopAt: new Date().toISOString() })
}

export const stopped = (row: Pick<Row, 'work'>) => ({ outcome: 'stopped', message: `已取消。${goesOnOf(row)}` }) as const

/** What the site was told to do and no process does, as far as can be told. */
export async function readWaiting(payload: BasePayload): Promise<Row | null> {
  const active = await giveUpLost(payload)
  return active?.via === 'site' && !isAlive(active) ? active : null
}

/** Makes ordered work this process's. @returns null when another one was faster */
export async function claimWork(payload: BasePayload): Promise<Row | null> {
  const active = await readWaiting(payload)
  if (!active) return null
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
