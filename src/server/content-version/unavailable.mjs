/** Which content is the current one can't be said: the database does not answer. */
export class DatabaseUnavailable extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
