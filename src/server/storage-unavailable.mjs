/** A file can't be sent or said not to be there: external storage does not answer, or refuses the site itself. */
export class StorageUnavailable extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(`External storage does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
