/** The package brings no types, and those of @types/negotiator stop before `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[]
  }
}
