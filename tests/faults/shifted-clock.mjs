/**
 * Lets the clock of a process jump while it runs, by so many milliseconds as a file says. Loaded before anything else, by
 * `--import` or by a test. What has no clock of its own (timers, `performance.now`) goes on as it does when a machine's time is set.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

const now = Date.now
const Original = Date

const shift = () => {
  try {
    return Number(readFileSync(process.env.CLOCK_SHIFT_FILE ?? '', 'utf8'))
  } catch {
    return 0
  }
}

globalThis.Date = new Proxy(Original, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now() + shift()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? () => now() + shift() : Reflect.get(target, name, receiver)),
})
