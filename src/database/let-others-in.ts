import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long may one chain of questions go on before anything else gets its turn. */
const TURN_MS = 10

/** When the present turn of the event loop asked the database first. */
let began: number | null = null

/**
 * libsql answers at once, and what a promise leads to is done before anything else: a loop of a thousand questions would be one turn of
 * the event loop, and every page would wait behind it.
 */
export async function letOthersIn(): Promise<void> {
  if (began === null) {
    began = performance.now()
    setImmediate(() => {
      began = null
    })
  } else if (performance.now() - began > TURN_MS) await nextTurn()
}
