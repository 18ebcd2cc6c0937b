/**
 * Lets one holder in at a time, in the order of asking.
 *
 * SQLite has one writer. libsql works synchronously, so a second writer of the same process that waited inside SQLite
 * would block the event loop, and with it the first writer it waits for. Waiting here costs nothing.
 */
export class WriteQueue {
  #tail: Promise<void> = Promise.resolve()
  #waiting = 0

  /** How many have not had their turn yet. */
  get waiting(): number {
    return this.#waiting
  }

  /** Waits for the turn; the holder must call the function it gets, once, when it has finished. */
  async enter(): Promise<() => void> {
    let leave: () => void = () => undefined
    const mine = new Promise<void>((resolve) => {
      leave = resolve
    })
    const before = this.#tail
    this.#tail = before.then(() => mine)
    this.#waiting += 1
    await before
    this.#waiting -= 1
    return leave
  }
}
