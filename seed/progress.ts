import process from 'node:process'

/** Says on one line what is being seeded and how far it has come; on a terminal the line is rewritten in place. */
export class Progress {
  readonly #total: number
  readonly #startedAt = Date.now()
  #done = 0
  #lastPercent = -1

  constructor(total: number) {
    this.#total = Math.max(1, total)
  }

  /** @param count how many were done since the last step */
  step(what: string, count = 1): void {
    this.#done += count
    const percent = Math.min(100, Math.floor((this.#done / this.#total) * 100))
    const isNews = process.stdout.isTTY ? percent !== this.#lastPercent : Math.floor(percent / 10) !== Math.floor(this.#lastPercent / 10)
    if (!isNews) return
    this.#lastPercent = percent
    const line = `Seeding: ${String(percent).padStart(3)} % (${this.#done} of ${this.#total}, ${what})`
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
  }

  end(): void {
    const seconds = ((Date.now() - this.#startedAt) / 1000).toFixed(1)
    process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}Seeding: done, ${this.#done} entries in ${seconds} s\n`)
  }
}
