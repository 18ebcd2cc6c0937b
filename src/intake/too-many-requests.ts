/** A limit of decision 4 was reached; after `seconds` the next try is counted anew. */
export class TooManyRequests extends Error {
  constructor(readonly seconds: number) {
    super('Too many requests')
  }
}
