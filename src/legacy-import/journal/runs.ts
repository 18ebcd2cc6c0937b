import { hostname } from 'node:os'
import process from 'node:process'
import type { BasePayload } from 'payload'
import { SEED_KEY } from '../../database/seed-key'
import type { DocumentId } from '../../lib/document-id'
import { Problem } from '../../lib/problem.mjs'

/** How documents arrive. */
export type Arrival = { as: 'published' } | { as: 'drafts' } | { as: 'scheduled'; at: string }

export type Run = { id: DocumentId; source: string; arrival: Arrival }

/** So long after its last sign of life an import counts as ended. */
const SILENT_MS = 60_000
const BEAT_MS = 10_000

const OWNER = `${hostname()} ${process.pid}`

/** Is it a process of this machine that has ended? */
function isGone(owner: string | null | undefined): boolean {
  const [host, pid] = (owner ?? '').split(' ')
  if (host !== hostname() || owner === OWNER) return owner === OWNER
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'ESRCH'
  }
}

const options = { collection: 'legacy-imports', depth: 0, overrideAccess: true } as const

/**
 * Begins an import, or goes on with one from the same source that was ended in between: what it has made belongs to it.
 *
 * @throws Problem while another one runs
 */
export async function beginRun(payload: BasePayload, source: string, arrival: Arrival): Promise<Run & { isContinued: boolean }> {
  const docs = await refuseWhileAlive(payload)
  const earlier = docs.find((run) => run.source === source)
  const data = {
    owner: OWNER,
    arrival: arrival.as,
    publishAt: arrival.as === 'scheduled' ? arrival.at : null,
    beatAt: new Date().toISOString(),
  }
  if (earlier) {
    await payload.update({ ...options, id: earlier.id, data })
    return { id: earlier.id, source, arrival, isContinued: true }
  }
  // A site whose content comes from elsewhere needs no demo content at its next start.
  if (!(await payload.kv.has(SEED_KEY))) await payload.kv.set(SEED_KEY, { finishedAt: new Date().toISOString(), seeded: [] })
  const run = await payload.create({ ...options, data: { ...data, source, state: 'running' } })
  return { id: run.id, source, arrival, isContinued: false }
}

/** @throws Problem while an import runs. @returns those that were ended in between */
export async function refuseWhileAlive(payload: BasePayload) {
  const { docs } = await payload.find({ ...options, where: { state: { equals: 'running' } }, pagination: false })
  const alive = docs.find(({ beatAt, owner }) => beatAt && Date.parse(beatAt) > Date.now() - SILENT_MS && !isGone(owner))
  if (alive) throw new Problem(`另一次导入（${alive.source}）正在进行。如果它刚被中断，请一分钟后再运行。`)
  return docs
}

/** Tells from time to time that an import still runs. @returns what ends that */
export function keepAlive(payload: BasePayload, { id }: Run): () => void {
  const beat = () => payload.update({ ...options, id, data: { beatAt: new Date().toISOString() } }).catch(() => undefined)
  const timer = setInterval(beat, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** An import that was ended on purpose can be taken up again at once. */
export async function pauseRun(payload: BasePayload, { id }: Run): Promise<void> {
  await payload.update({ ...options, id, data: { beatAt: null } })
}

export async function finishRun(payload: BasePayload, { id }: Run, counts: object): Promise<void> {
  await payload.update({ ...options, id, data: { state: 'finished', finishedAt: new Date().toISOString(), counts: { ...counts } } })
}
