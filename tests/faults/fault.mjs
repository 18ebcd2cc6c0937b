import { readFileSync } from 'node:fs'
import process from 'node:process'

/** What fails now, as a file says it: `commit`, `everything`, or nothing. */
export function fault() {
  try {
    return readFileSync(process.env.DRIVER_FAULT_FILE ?? '', 'utf8').trim()
  } catch {
    return ''
  }
}
