import type { Payload } from 'payload'
import { log } from '../lib/log.mjs'
import { findLackingPictures, type LibraryPicture } from './lacking-widths'
import { type MadeWidths, makeWidths, type Outcome } from './make-widths'
import { nameWidths } from './name-widths'
import { type Turn, takeTurn } from './turn'

/** So many rows change together: kept pages become old once for all of them. */
const BATCH = 50

/** A picture that could not be stored so often is left alone until the next start. */
const MOST_TRIES = 3

/** How often a picture was tried in vain, by its file. */
export type Tries = Map<string, number>

/** How a round ended. */
export type Round = {
  end: 'complete' | 'not stored' | 'broken off' | 'elsewhere'
  /** How many pictures got their widths. */
  completed: number
}

type Options = {
  signal: AbortSignal
  tries: Tries
  /** Of pictures that were not changed since it is known that they lack nothing. */
  changedAfter?: Date
}

/**
 * Makes the widths that pictures lack (spec: content/picture-widths), one picture at a time, while no other process does. It can be killed at
 * any moment: files are there before a row names them, and what no row names is cleared (record 0030).
 */
export async function completeWidths(cms: Payload, options: Options): Promise<Round> {
  const first = await stillToDo(cms, options).next()
  if (first.done) return { end: 'complete', completed: 0 }
  const turn = await takeTurn(cms)
  if (!turn) return { end: 'elsewhere', completed: 0 }
  try {
    return await workThrough(cms, turn, options)
  } finally {
    await turn.end()
  }
}

/** Those that could not be stored before come last. */
async function* stillToDo(cms: Payload, { tries, changedAfter }: Options): AsyncGenerator<LibraryPicture> {
  const again = new Map([...tries].filter(([, times]) => times < MOST_TRIES))
  const pages = () => findLackingPictures(cms, changedAfter)
  for await (const pictures of pages()) yield* pictures.filter(({ filename }) => !tries.has(filename))
  if (again.size > 0) for await (const pictures of pages()) yield* pictures.filter(({ filename }) => again.has(filename))
}

async function workThrough(cms: Payload, turn: Turn, options: Options): Promise<Round> {
  const mayGoOn = async () => !options.signal.aborted && (await turn.keep())
  log.info({ event: 'picture widths begun' }, 'Widths that pictures lack are made')
  let completed = 0
  let made: MadeWidths[] = []
  const nameThem = async () => {
    await nameWidths(cms, made)
    completed += made.length
    made = []
    log.info({ event: 'picture widths made', completed }, 'Some pictures have all their widths')
  }
  let end: Round['end'] = 'complete'
  // Read again: who had the turn before may have made some.
  for await (const picture of stillToDo(cms, options)) {
    const outcome = await makeWidths(cms, picture, mayGoOn)
    note(options.tries, picture, outcome)
    if (outcome.kind === 'made') made.push(outcome)
    if (made.length === BATCH) await nameThem()
    if (outcome.kind === 'not stored' || outcome.kind === 'broken off') {
      end = outcome.kind
      break
    }
  }
  if (made.length > 0) await nameThem()
  return { end, completed }
}

/** One line for each picture that can't be done. */
function note(tries: Tries, { filename }: LibraryPicture, outcome: Outcome): void {
  if (outcome.kind === 'made' || outcome.kind === 'gone') tries.delete(filename)
  if (outcome.kind === 'impossible') {
    tries.set(filename, MOST_TRIES)
    log.warn({ event: 'picture widths not made', filename, err: outcome.error }, 'A picture stays without some of its widths')
  }
  if (outcome.kind === 'not stored') {
    tries.set(filename, (tries.get(filename) ?? 0) + 1)
    log.error({ event: 'picture widths not stored', filename, err: outcome.error }, 'Widths of pictures can not be stored; later once more')
  }
}
