import type { PayloadRequest } from 'payload'

/**
 * What a hook tells a later one of the same request. Payload's own `context` is made anew by each call of its local API, so that of several
 * documents that change side by side one would lose what was noted of it.
 */
export class RequestNotes<T> {
  readonly #notes = new WeakMap<PayloadRequest, Map<string, T>>()

  /** @param about what tells documents of one request from each other */
  note(req: PayloadRequest, about: string, value: T): void {
    const notes = this.#notes.get(req) ?? new Map<string, T>()
    this.#notes.set(req, notes.set(about, value))
  }

  /** @returns undefined when nothing was noted */
  noted(req: PayloadRequest, about: string): T | undefined {
    return this.#notes.get(req)?.get(about)
  }
}
