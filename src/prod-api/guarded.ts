import 'server-only'
import { messages } from '../contract/prod-api/envelopes'
import { Refusal } from '../intake/refusal'
import { log } from '../lib/log.mjs'
import { TooManyRequests } from '../limits/too-many-requests'
import { ApiFailure, json, tooManyRequests, visitorFailure, wrongMethod } from './answers'

type Handler = (request: Request) => Promise<Response>

/**
 * Runs a handler and turns whatever it throws into an envelope: never a stack, a path or a query for the client, and
 * one structured line for operators when it is our own fault.
 */
export async function guarded(request: Request, handler: Handler): Promise<Response> {
  try {
    return await handler(request)
  } catch (thrown) {
    const error = asApiFailure(thrown)
    if (error instanceof ApiFailure) return json({ code: error.code, msg: error.message }, error.status, error.headers)
    const { pathname } = new URL(request.url)
    log.error({ event: 'request failed', method: request.method, path: pathname, err: error }, 'A request could not be answered')
    return json({ code: 500, msg: messages.ourFault }, 500)
  }
}

/** What the write side refuses; anything else as it is. */
function asApiFailure(thrown: unknown): unknown {
  if (thrown instanceof TooManyRequests) return tooManyRequests(thrown.seconds)
  return thrown instanceof Refusal ? visitorFailure(thrown.message) : thrown
}

/** The exports of a route that only reads: GET and HEAD; every other method gets the 405 envelope. */
export function readingRoute(handler: Handler) {
  const read = (request: Request) => guarded(request, handler)
  const refuse = (request: Request) => guarded(request, () => Promise.reject(wrongMethod('GET, HEAD')))
  return { GET: read, HEAD: read, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse }
}

/** The exports of a route that only takes what is sent: POST; every other method gets the 405 envelope. */
export function writingRoute(handler: Handler) {
  const write = (request: Request) => guarded(request, handler)
  const refuse = (request: Request) => guarded(request, () => Promise.reject(wrongMethod('POST')))
  return { POST: write, GET: refuse, HEAD: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse }
}
