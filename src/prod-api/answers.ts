import { messages } from '../contract/prod-api/envelopes'

/** A failure that is answered with an envelope instead of a result. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

export const noContent = () => new ApiFailure(200, 404, messages.noContent)
export const unknownPath = () => new ApiFailure(404, 404, messages.unknownPath)
export const wrongMethod = (allowed: string) => new ApiFailure(405, 405, messages.wrongMethod, { Allow: allowed })
export const malformed = () => new ApiFailure(400, 400, messages.malformed)
export const tooLarge = () => new ApiFailure(413, 413, messages.tooLarge)
/** A failure that the visitor caused and can mend (spec: prod-api/visitor-failure). */
export const visitorFailure = (message: string) => new ApiFailure(200, 500, message)
/** What is needed is away, and back by itself: the client may try again. */
export const away = () => new ApiFailure(503, 500, messages.ourFault, { 'Retry-After': '3' })
export const tooManyRequests = (seconds: number) =>
  new ApiFailure(429, 429, messages.tooMany, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) })

/** Envelopes are JSON in UTF-8 and never guessed to be anything else. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
