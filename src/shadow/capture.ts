/** How much memory there is for what is kept of questions and answers; whoever finds none does without. */
export class Budget {
  #left: number

  constructor(bytes: number) {
    this.#left = bytes
  }

  take(bytes: number): boolean {
    if (bytes > this.#left) return false
    this.#left -= bytes
    return true
  }

  give(bytes: number): void {
    this.#left += bytes
  }

  get left(): number {
    return this.#left
  }
}

/** A copy of what passes by, as long as it is not too large. */
export class Capture {
  #parts: Buffer[] = []
  #size = 0
  /** Or given up. */
  #isTooLarge = false

  constructor(
    private readonly budget: Budget,
    private readonly limit: number,
  ) {}

  add(part: Buffer): void {
    if (this.#isTooLarge) return
    if (this.#size + part.byteLength > this.limit || !this.budget.take(part.byteLength)) {
      this.release()
      return
    }
    this.#size += part.byteLength
    this.#parts.push(part)
  }

  /** @returns null when it was too large */
  whole(): Buffer | null {
    return this.#isTooLarge ? null : Buffer.concat(this.#parts)
  }

  /** Gives the memory back; what passes by from then on is not kept. */
  release(): void {
    this.budget.give(this.#size)
    this.#isTooLarge = true
    this.#size = 0
    this.#parts = []
  }
}
