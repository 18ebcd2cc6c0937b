import { EnvironmentError } from '../lib/environment.mjs'
import { Problem } from '../lib/problem.mjs'

/** Errors of MongoDB's driver. */
const UNREACHABLE = /^Mongo(Network|ServerSelection|TopologyClosed)/

/** What a full disk or a used up quota is called by the system, by SQLite and by MongoDB. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '14031'])

/** What can be done about a copy that was broken off and can go on; null when nobody knows. */
export function whyBrokenOff(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof EnvironmentError) return new Problem(error.message)
  if (!(error instanceof Error)) return null
  const code = String(Reflect.get(error, 'code'))
  if (FULL.has(code))
    return new Problem(
      `There is no room for the copy (${code}). What was copied stays: make room and run the same command again, it goes on.`,
    )
  if (UNREACHABLE.test(error.name))
    return new Problem(`A database can't be reached: ${error.message}. What was copied stays: run the same command again, it goes on.`)
  // Libraries wrap what the database said.
  return whyBrokenOff(error.cause)
}
