import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isActive, isUndoing, ordererOf, type Row, readRows, workOf } from './orders'
import type { ActiveWork, ListedRun, Overview } from './overview-shape'
import { isAlive } from './owner'
import { progress, viewOf } from './progress'
import { undoingOf } from './undoing'

/** What runs and what has run, as the page shows it. */
export async function readOverview(payload: BasePayload, now = Date.now()): Promise<Overview> {
  const rows = await readRows(payload)
  const active = rows.find(isActive)
  // What is only worked on now for the first time has no outcome yet; an import that is looked at to be taken back has.
  const runs = rows.filter((row) => row !== active || isUndoing(row)).map(runOf)
  const undoable = runs.find(({ isDry, end }) => !isDry && end !== 'undone')
  return { active: active ? activeOf(active, now) : null, runs, undoable: undoable?.id ?? null }
}

function activeOf(row: Row, now: number): ActiveWork {
  const { by, at } = ordererOf(row)
  const known = progress.safeParse(row.progress).data
  const { kinds = [], share = null, perMinute = null, secondsLeft = null } = known ? viewOf(known, now) : {}
  const { isResumed = false, problems = [], problemCount = 0, conflictCount = 0 } = known ?? {}
  return {
    ...{ id: String(row.id), work: workOf(row), source: row.source, by, at: at ?? row.createdAt },
    ...{ isWaiting: !isAlive(row), isStopping: Boolean(row.stopAt), isResumed },
    ...{ kinds, share, perMinute, secondsLeft, problems, problemCount, conflictCount },
  }
}

const arrival = z.enum(['published', 'drafts', 'scheduled']).catch('published')

function runOf(row: Row): ListedRun {
  const { id, source, isDry, orderedBy, orderedAt, createdAt, message, publishAt, hasReport } = row
  return {
    ...{ id: String(id), source, isDry: Boolean(isDry), by: orderedBy ?? '', at: orderedAt ?? createdAt },
    ...{ end: endOf(row), message: message ?? '', arrival: arrival.parse(row.arrival), publishAt: publishAt ?? null },
    ...{ totals: totalsOf(row.counts), hasReport: Boolean(hasReport), order: orderOf(row), undo: undoingOf(row) },
  }
}

const orderOf = ({ order }: Row) => z.record(z.string(), z.unknown()).safeParse(order).data ?? null

function endOf({ state }: Row): ListedRun['end'] {
  if (state === 'undone') return 'undone'
  return state === 'finished' ? 'done' : 'open'
}

const counts = z.record(z.string(), z.record(z.string(), z.number()))

function totalsOf(counted: unknown): Record<string, number> | null {
  const known = counts.safeParse(counted).data
  if (!known) return null
  const totals: Record<string, number> = {}
  for (const actions of Object.values(known)) {
    for (const [action, count] of Object.entries(actions)) totals[action] = (totals[action] ?? 0) + count
  }
  return totals
}
