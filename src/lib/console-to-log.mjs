import process from 'node:process'
import { format, stripVTControlCharacters } from 'node:util'
import { log } from './log.mjs'

/** @type {Record<string, 'debug' | 'info' | 'warn' | 'error'>} */
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error', trace: 'debug' }

/**
 * Makes lines of the log of what libraries print: the framework, warnings of Node, and errors that nobody caught, which
 * end the process as they would have.
 */
export function consoleToLog() {
  for (const [name, level] of Object.entries(LEVELS)) Reflect.set(console, name, (/** @type {unknown[]} */ ...args) => note(level, args))
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ event: 'warning', err: warning }, 'Node warns'))
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught exception', err: error }, 'An error that nobody caught ends the process')
    process.exit(1)
  })
}

/** @param {'debug' | 'info' | 'warn' | 'error'} level @param {unknown[]} args */
function note(level, args) {
  const err = args.find((arg) => arg instanceof Error)
  const text = format(...args.filter((arg) => arg !== err).map(plain))
  log[level]({ event: 'console', ...(err !== undefined && { err }) }, text.trim() || 'An error')
}

/** @param {unknown} value */
const plain = (value) => (typeof value === 'string' ? stripVTControlCharacters(value) : value)
