import { compareAnswers } from '../legacy-import/verify/compare'
import { decodeText } from '../lib/decode-text'
import { log } from '../lib/log.mjs'
import type { Asked, SentAnswer } from './asked'
import type { LegacyService } from './legacy-service'
import type { ReadingRequest } from './reading-requests'
import type { Result, Statistics } from './statistics'

/** A request that this site has answered. */
export type Answered = {
  reading: ReadingRequest
  asked: Asked
  own: SentAnswer
  /** Gives back the memory that it takes. */
  release: () => void
}

/** So many bytes of a question and of an answer are kept for the comparison; larger ones are not compared. */
export const MAX_COMPARED_BYTES = 2 * 1024 * 1024

/** So many may wait; what comes then is not asked beside. */
const MAX_WAITING = 200

export const AT_ONCE = 4

/** Of a line of the log. */
const MAX_FIELDS = 10

/** Asks the legacy service for what was answered here, after it was answered, a few at a time (spec: moving/shadow-costs, moving/shadow-log). */
export class Beside {
  readonly #waiting: Answered[] = []
  #running = 0
  #whenIdle: (() => void)[] = []

  constructor(
    private readonly legacy: LegacyService,
    private readonly statistics: Statistics,
  ) {}

  /** Never waits, and never fails. */
  add(answered: Answered): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.statistics.skipped += 1
      answered.release()
      return
    }
    this.#waiting.push(answered)
    this.#goOn()
  }

  /** What still waits is not asked any more. */
  drop(): void {
    for (const { release } of this.#waiting.splice(0)) {
      this.statistics.skipped += 1
      release()
    }
  }

  /** Waits until nothing is waiting any more. */
  async idle(): Promise<void> {
    if (this.#running > 0) await new Promise<void>((resolve) => this.#whenIdle.push(resolve))
  }

  #goOn(): void {
    while (this.#running < AT_ONCE) {
      const answered = this.#waiting.shift()
      if (!answered) break
      this.#running += 1
      void this.#ask(answered).finally(() => {
        answered.release()
        this.#running -= 1
        this.#goOn()
      })
    }
    if (this.#running === 0) for (const resolve of this.#whenIdle.splice(0)) resolve()
  }

  async #ask(answered: Answered): Promise<void> {
    try {
      this.#note(compare(answered, await this.legacy.ask(answered.asked, MAX_COMPARED_BYTES)))
    } catch (error) {
      this.#note({ ...whatOf(answered), outcome: 'failed', legacyMs: 0, fields: [] })
      log.debug({ event: 'shadow failed', endpoint: answered.reading.endpoint, err: error }, 'The legacy service gave no usable answer')
    }
  }

  #note(result: Result): void {
    this.statistics.add(result)
    const { endpoint, outcome, ownMs, legacyMs, fields, example } = result
    const times = { ownMs: Math.round(ownMs), legacyMs: Math.round(legacyMs) }
    const line = { event: 'shadow', endpoint, outcome, ...times, fields: fields.slice(0, MAX_FIELDS), ...(example && { example }) }
    if (outcome === 'different') log.warn(line, 'The legacy service answers something else')
    else log.info(line, 'The legacy service was asked beside')
  }
}

const whatOf = ({ reading, asked, own }: Answered) => ({
  endpoint: reading.endpoint,
  ownMs: own.ms,
  example: reading.isPublic ? withoutTexts(asked.url) : null,
})

/** @throws SyntaxError for what is no JSON */
function compare(answered: Answered, legacy: SentAnswer): Result {
  const what = { ...whatOf(answered), legacyMs: legacy.ms }
  if (legacy.status !== answered.own.status) return { ...what, outcome: 'different', fields: ['(status)'] }
  const { allowed, different } = compareAnswers(parse(legacy.body), parse(answered.own.body))
  const fields = [...new Set(different.map(({ at }) => withoutNumbers(at)))]
  if (fields.length > 0) return { ...what, outcome: 'different', fields }
  return { ...what, outcome: Object.keys(allowed).length > 0 ? 'allowed' : 'equal', fields }
}

const parse = (body: Buffer): unknown => JSON.parse(decodeText(body))

const withoutNumbers = (at: string) => at.replace(/\[[^\]]*\]/g, '[]')

/** What somebody searched for is nobody's business, however its name is spelt: only numbers and flags stay. */
const withoutTexts = (url: string) => url.replace(/(?<==)(?!(?:[\d,_]*|true|false)(?:&|$))[^&]*/g, '…')
