/** What came of a request that was asked beside. */
export type Outcome = 'equal' | 'allowed' | 'different' | 'failed'

export type Result = {
  endpoint: string
  outcome: Outcome
  ownMs: number
  legacyMs: number
  /** Where it differs, without numbers of rows: `rows[].title`. */
  fields: readonly string[]
  /** A request that shows it; null where it may be about a person. */
  example: string | null
}

/** Of each endpoint so many times are kept, the latest. */
const KEPT_TIMES = 500

/** So many kinds of differences are told apart; more are counted as others. */
const KEPT_KINDS = 500

const OTHERS = '(others)'

type OfEndpoint = Record<Outcome, number> & { ownMs: number[]; legacyMs: number[]; next: number }

/** Counts what comes of shadowing, in memory that doesn't grow. */
export class Statistics {
  readonly #since = new Date()
  readonly #endpoints = new Map<string, OfEndpoint>()
  readonly #differences = new Map<string, { count: number; example: string | null }>()
  /** Not asked beside, since too much was waiting or too large. */
  skipped = 0
  passedOn = 0

  add({ endpoint, outcome, ownMs, legacyMs, fields, example }: Result): void {
    const counted = this.#endpoints.get(endpoint) ?? { equal: 0, allowed: 0, different: 0, failed: 0, ownMs: [], legacyMs: [], next: 0 }
    this.#endpoints.set(endpoint, counted)
    counted[outcome] += 1
    if (outcome !== 'failed') {
      counted.ownMs[counted.next] = ownMs
      counted.legacyMs[counted.next] = legacyMs
      counted.next = (counted.next + 1) % KEPT_TIMES
    }
    for (const field of fields) this.#addDifference(`${endpoint} ${field}`, example)
  }

  #addDifference(kind: string, example: string | null): void {
    const name = this.#differences.has(kind) || this.#differences.size < KEPT_KINDS ? kind : OTHERS
    const known = this.#differences.get(name)
    this.#differences.set(name, { count: (known?.count ?? 0) + 1, example: known?.example ?? example })
  }

  /** All of it, the most frequent differences first. */
  summary() {
    const rows = [...this.#endpoints].map(([endpoint, { ownMs, legacyMs, next: _, ...counts }]) => ({
      endpoint,
      ...counts,
      ownMs: percentilesOf(ownMs),
      legacyMs: percentilesOf(legacyMs),
    }))
    const differences = [...this.#differences].map(([kind, known]) => ({ kind, ...known }))
    const sum = (outcome: Outcome) => rows.reduce((total, row) => total + row[outcome], 0)
    return {
      since: this.#since.toISOString(),
      passedOn: this.passedOn,
      skipped: this.skipped,
      equal: sum('equal'),
      allowed: sum('allowed'),
      different: sum('different'),
      failed: sum('failed'),
      endpoints: rows.toSorted((one, other) => one.endpoint.localeCompare(other.endpoint)),
      differences: differences.toSorted((one, other) => other.count - one.count),
    }
  }
}

export type Summary = ReturnType<Statistics['summary']>

/** Half of them are faster than the first, 95 of 100 than the second; null without any. */
function percentilesOf(times: readonly number[]): { p50: number; p95: number } | null {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return sorted.length > 0 ? { p50: at(0.5), p95: at(0.95) } : null
}
