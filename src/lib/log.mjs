import process from 'node:process'
import { destination, pino, stdTimeFunctions } from 'pino'
import { describeError, fieldsWithoutPersonalData, withoutPersonalData } from './log-privacy.mjs'
import { currentRequestId } from './request-context.mjs'

/**
 * A logger of JSON lines: `time`, `level`, `event` (what happened, in the same words each time), `requestId` where there is one,
 * `msg` for people, `err` for an error. Nothing personal gets in (src/lib/log-privacy.mjs).
 *
 * @param {{ write: (line: string) => unknown }} target
 * @param {{ level?: string, event?: string }} [options] `event`: of lines that name none, because a library has written them
 * @returns {import('pino').Logger}
 */
export function createLog(target, { level = process.env.LOG_LEVEL || 'info', event = 'message' } = {}) {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: {
      level: (/** @type {string} */ label) => ({ level: label }),
      log: (/** @type {Record<string, unknown>} */ { err, ...fields }) => ({
        ...fieldsWithoutPersonalData(fields),
        ...(err !== undefined && { err }),
      }),
    },
    hooks: { logMethod: withCleanMessage },
    // What a line says itself goes before.
    mixin: () => ({ event, ...requestIdOfContext() }),
  }
  return pino(options, { write: (line) => void target.write(line) })
}

/**
 * Pino would take an error's own message where no other is given.
 *
 * @this {import('pino').Logger}
 * @param {unknown[]} given
 * @param {import('pino').LogFn} method
 */
function withCleanMessage(given, method) {
  const [first, ...rest] = given
  const fields = first instanceof Error ? { err: first } : first
  const { err, msg } = Object(fields)
  if (err !== undefined && msg === undefined && rest[0] === undefined) rest[0] = describeError(err).message
  const clean = [fields, ...rest].map((part) => (typeof part === 'string' ? withoutPersonalData(part) : part))
  Reflect.apply(method, this, clean)
}

function requestIdOfContext() {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** At once, so that the last line before the end of a process is there. Who reads the log may go away. */
const standardError = destination({ fd: 2, sync: true }).on('error', () => undefined)

/** What operators read, on the standard error output of both processes. */
export const log = createLog(standardError)

/** The same for Payload, whose lines have a text and no event. */
export const payloadLog = createLog(standardError, { event: 'payload' })
