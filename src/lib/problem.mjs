import process from 'node:process'

/** Something the operator can mend: the message is one sentence and is all that is printed. */
export class Problem extends Error {}

/**
 * Ends the process, saying why.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  if (error instanceof Problem) process.stderr.write(`${error.message}\n`)
  else console.error(error)
  process.exit(1)
}
