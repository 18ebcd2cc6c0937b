import path from 'node:path'
import process from 'node:process'
import type { Worker as Thread } from 'node:worker_threads'
import { z } from 'zod'

/** Not imported: the bundler would take the thread's program apart, and with it the fonts that it reads. */
const { Worker } = process.getBuiltinModule('node:worker_threads')

/** The programs of threads that make PDFs. */
const programs = {
  sheet: path.join(process.cwd(), 'src/data-sheet/data-sheet-worker.mjs'),
  list: path.join(process.cwd(), 'src/data-sheet/list-worker.mjs'),
}

/** With all that wait before it: one takes a tenth of a second, on a busy machine several. */
const LONGEST_MS = 60_000
const MOST_MEMORY_MB = 256
/** Fonts and their parsed glyphs take memory. */
const IDLE_MS = 5 * 60_000

/** Others are being made: one more would wait too long. */
export class TooManyOrders extends Error {}

const answer = z.union([z.object({ turn: z.int(), pdf: z.instanceof(Uint8Array) }), z.object({ turn: z.int(), reason: z.string() })])

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/**
 * Makes PDFs, one after the other, in a thread that is there while it is needed.
 *
 * @param mostWaiting so many wait at most: more than that is nobody who reads
 */
export function pdfMaker<Order extends object>(kind: keyof typeof programs, mostWaiting: number) {
  let thread: Thread | null = null
  let idle: NodeJS.Timeout | undefined
  let lastTurn = 0
  const waiting = new Map<number, Waiting>()

  function end(reason: string) {
    const ended = thread
    thread = null
    for (const [turn, { reject }] of waiting) settle(turn, () => reject(new Error(reason)))
    void ended?.terminate()
  }

  function settle(turn: number, done: () => void) {
    clearTimeout(waiting.get(turn)?.timer)
    waiting.delete(turn)
    if (waiting.size === 0) {
      thread?.unref()
      idle = setTimeout(() => end('idle'), IDLE_MS).unref()
    }
    done()
  }

  function start(): Thread {
    const started = new Worker(programs[kind], { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB }, execArgv: [] })
    started.on('message', (message: unknown) => {
      const said = answer.parse(message)
      const one = waiting.get(said.turn)
      if (one) settle(said.turn, () => ('pdf' in said ? one.resolve(said.pdf) : one.reject(new Error(said.reason))))
    })
    // What comes from a thread that was ended already says nothing of the next one.
    started.on('error', (error) => thread === started && end(String(error)))
    started.on('exit', (code) => thread === started && end(`It ended with ${code}`))
    return started
  }

  /** @throws TooManyOrders */
  function make(order: Order): Promise<Uint8Array> {
    if (waiting.size >= mostWaiting) return Promise.reject(new TooManyOrders())
    clearTimeout(idle)
    thread ??= start()
    thread.ref()
    const turn = ++lastTurn
    const made = new Promise<Uint8Array>((resolve, reject) => {
      waiting.set(turn, { resolve, reject, timer: setTimeout(() => end('It takes too long'), LONGEST_MS) })
    })
    thread.postMessage({ turn, ...order })
    return made
  }

  return { make, end: () => end('ended') }
}
