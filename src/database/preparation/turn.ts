/** The right to prepare a database, which one process has at a time; it ends with its process, however that one ends. */
export type Turn = {
  /** @returns whether it is had now */
  take: () => Promise<boolean>
  /** Gives it back, if it is had, and closes what it was asked with. */
  end: () => Promise<void>
}
