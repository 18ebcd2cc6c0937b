import type { Arrival } from '../journal/runs'
import type { Remark } from '../map/wanted'
import { remarkKinds } from '../remark'
import type { SourceProblem } from '../source/problem'
import type { Action, Outcome } from '../write/outcome'

/** So many of each kind are listed; all are counted. */
const LISTED = 2000
const SAMPLES = 3

type Counts = Partial<Record<Action, number>>

/** One thing that somebody should look at. */
export type ListedRemark = Remark & { where: string; title: string }

/** What an import did, or would do. */
export type ImportReport = {
  source: string
  isDry: boolean
  run: string
  arrival: Arrival
  startedAt: string
  finishedAt: string
  /** By kind of document. */
  counts: Record<string, Counts>
  remarkCounts: Record<string, number>
  remarks: ListedRemark[]
  conflicts: { where: string; title: string; fields: string[] }[]
  problems: SourceProblem[]
  problemCount: number
  samples: { where: string; title: string; action: Action; sides: Outcome['sides'] }[]
}

/** Puts a report together while an import runs; its size doesn't depend on how much is imported. */
export class ReportBuilder {
  readonly #report: ImportReport

  constructor(about: Pick<ImportReport, 'source' | 'isDry' | 'run' | 'arrival'>) {
    this.#report = {
      ...about,
      ...{ startedAt: new Date().toISOString(), finishedAt: '' },
      ...{ counts: {}, remarkCounts: {}, remarks: [], conflicts: [], problems: [], problemCount: 0, samples: [] },
    }
  }

  add(outcome: Outcome): void {
    const { place, key, title, action, conflicts, remarks, sides } = outcome
    const counts = this.#report.counts[place] ?? {}
    this.#report.counts[place] = { ...counts, [action]: (counts[action] ?? 0) + 1 }
    const where = `${place} ${key}`
    // What was said when it came is not said again each time.
    if (action !== 'same') for (const remark of remarks) this.remark(remark, where, title)
    if (conflicts.length > 0 && this.#report.conflicts.length < LISTED) this.#report.conflicts.push({ where, title, fields: conflicts })
    const isSample = (action === 'created' || action === 'changed') && sides.length > 0
    const alike = this.#report.samples.filter((sample) => sample.where.startsWith(`${place} `) && sample.action === action)
    if (isSample && alike.length < SAMPLES) this.#report.samples.push({ where, title, action, sides })
  }

  remark(remark: Remark, where: string, title: string): void {
    const { remarks, remarkCounts } = this.#report
    const count = (remarkCounts[remark.kind] ?? 0) + 1
    remarkCounts[remark.kind] = count
    if (count <= LISTED) remarks.push({ ...remark, where, title })
  }

  problem(problem: SourceProblem): void {
    this.#report.problemCount += 1
    if (this.#report.problems.length < LISTED) this.#report.problems.push(problem)
  }

  end(): ImportReport {
    return { ...this.#report, finishedAt: new Date().toISOString() }
  }
}

/** How often each action was taken, in all. */
export function totals({ counts }: Pick<ImportReport, 'counts'>): Counts {
  const sums: Counts = {}
  for (const one of Object.values(counts)) {
    for (const [action, count] of Object.entries(one)) addTo(sums, action, count)
  }
  return sums
}

function addTo(sums: Counts, action: string, count: number): void {
  const known: Record<string, number | undefined> = sums
  known[action] = (known[action] ?? 0) + count
}

/** The sentence of a remark. */
export const sentenceOf = ({ kind }: Pick<Remark, 'kind'>): string => remarkKinds[kind]

/** What is said of a report while it is written: the newest problems, and how many there are. */
export function shownProblems({ problems, problemCount, conflicts }: ImportReport, shown: number) {
  const newest = problems.slice(-shown).map(({ message, address }) => ({ message, address }))
  return { problems: newest, problemCount, conflictCount: conflicts.length }
}
