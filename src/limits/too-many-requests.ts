/** A limit was reached (spec: privacy-and-safety/limits); after `seconds` the next try is counted anew. */
export class TooManyRequests extends Error {
  constructor(readonly seconds: number) {
    super('Too many requests')
  }
}
