/** Values under these names are secret or personal, wherever they come from. */
const HIDDEN_KEYS = new Set(
  ['password', 'pass', 'token', 'secret', 'authorization', 'cookie', 'email', 'tel', 'phone', 'mobile', 'customername', 'address'].flatMap(
    (key) => [key, `${key}s`],
  ),
)

/** Deeper, nobody reads a line. */
const DEPTH = 4

/** Longer texts are cut. */
const MAX_LENGTH = 8000

/** What is never written to a log, whatever text it stands in. */
const HIDDEN_TEXTS = [
  { pattern: /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, by: '[e-mail]' },
  // A mobile phone or a landline of China, however it is grouped; not a part of a longer number, nor what stands behind a point.
  { pattern: /(?<![\d.])(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g, by: '[phone]' },
  { pattern: /(?<![\d.])0\d{2,3}[ )-]{0,2}\d{3,4}[ -]?\d{4}(?!\d)/g, by: '[phone]' },
  { pattern: /eyJ[\w-]+\.[\w-]+\.[\w-]+/g, by: '[token]' },
  // Queries hold search words, tokens of previews, answers to forms.
  { pattern: /(\/[^\s?]{0,500})\?[^\s)]+/g, by: '$1' },
  // The address in a link by which a password is set.
  { pattern: /(\/(?:reset|verify|invitation)\/)[^\s/)]+/gi, by: '$1[token]' },
  // Database drivers repeat in their messages what somebody had typed.
  { pattern: /\nparams: [\s\S]*$/, by: '' },
  { pattern: /for value "(?:[\s\S]*" \(type|[\s\S]*$)/g, by: 'for a value (type' },
  { pattern: /dup key: \{(?:[\s\S]*\}|[\s\S]*$)/g, by: 'dup key' },
]

/** Where a text was cut, half an address or number may stand, which looks like none. */
const CUT_WORD = /[\w.+%@ -]{1,200}$/

/**
 * A text without addresses, numbers, tokens, queries and values of statements.
 *
 * @param {string} text
 * @returns {string}
 */
export function withoutPersonalData(text) {
  const shown = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(CUT_WORD, '') : text
  return HIDDEN_TEXTS.reduce((rest, { pattern, by }) => rest.replace(pattern, by), shown)
}

/**
 * The same for everything in an object.
 *
 * @param {Record<string, unknown>} fields
 * @param {number} [depth]
 * @returns {Record<string, unknown>}
 */
export function fieldsWithoutPersonalData(fields, depth = DEPTH) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, HIDDEN_KEYS.has(key.toLowerCase()) ? '[hidden]' : cleaned(value, depth - 1)]),
  )
}

/** @param {unknown} value @param {number} depth @returns {unknown} */
function cleaned(value, depth) {
  if (typeof value === 'string') return withoutPersonalData(value)
  if (value instanceof Error) return describeError(value)
  if (value === null || typeof value !== 'object') return value
  if (depth <= 0) return '[…]'
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth))
  return fieldsWithoutPersonalData({ ...value }, depth)
}

/**
 * What the log says of an error: its type, its message, and where it came from. Its other properties are left out: libraries
 * hang requests and documents on them.
 *
 * @param {unknown} error
 * @returns {{ type: string, message: string, code?: string, digest?: string, stack?: string, cause?: unknown }} `digest`: what
 *   the visitor sees as the number of the error
 */
export function describeError(error) {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersonalData(String(error)) }
  const code = Reflect.get(error, 'code')
  const digest = Reflect.get(error, 'digest')
  return {
    type: error.constructor.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof digest === 'string' && { digest: withoutPersonalData(digest) }),
    stack: framesOf(error),
    ...(error.cause !== undefined && error.cause !== error && { cause: describeError(error.cause) }),
  }
}

/** The stack without the message, which may hold anything, frames too. @param {Error} error */
function framesOf({ stack = '', message }) {
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return withoutPersonalData(frames.map((line) => line.trim()).join('\n'))
}
