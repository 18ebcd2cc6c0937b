/** A field of an answer, on both sides; `undefined` where a side has no such key. */
export type ComparedField = {
  /** Its key; of rows and texts in lists that of the list. */
  key: string
  /** Where it is in the answer: `data.details.data.summary`, `rows[1005].title`. */
  at: string
  legacy: unknown
  own: unknown
}

export type Difference = Omit<ComparedField, 'key'>
