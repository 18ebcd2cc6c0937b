import path from 'node:path'
import process from 'node:process'
import type { Worker as Thread } from 'node:worker_threads'
import { z } from 'zod'

/** Not imported: the bundler would take the thread's program apart, and with it the data that it is given. */
const { Worker } = process.getBuiltinModule('node:worker_threads')

const PROGRAM = path.join(process.cwd(), 'src/finding/pages-worker.mjs')

/** For a file that keeps its reader busy or fills its memory. */
const LONGEST_MS = 60_000
const MOST_MEMORY_MB = 256
const TOO_LONG = 'It takes too long'
const workerData = { mostPages: 500, mostCharacters: 200_000 }

const answer = z.union([z.object({ pages: z.array(z.string()) }), z.object({ reason: z.string() })])

/** The file keeps its reader busy, or the machine is. */
export class TookTooLong extends Error {}

/** Reads the texts of PDFs, one after the other, in one thread. */
export type PdfReader = {
  /**
   * The texts of the pages, the first page first; those of scanned pages are empty.
   *
   * @throws TookTooLong
   * @throws Error when the file is broken, or takes too much memory
   */
  read: (bytes: Uint8Array) => Promise<string[]>
  end: () => Promise<void>
}

export function pdfReader(): PdfReader {
  let thread: Thread | null = null
  const end = async () => {
    await thread?.terminate()
    thread = null
  }
  const read = async (bytes: Uint8Array) => {
    thread ??= new Worker(PROGRAM, { workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB }, execArgv: [] })
    const said = answer.parse(await saidBy(thread, bytes))
    if ('pages' in said) return said.pages
    // It may hang, or hold what it has taken.
    await end()
    throw said.reason === TOO_LONG ? new TookTooLong(said.reason) : new Error(said.reason)
  }
  return { read, end }
}

/** What it answers, or what became of it. */
function saidBy(thread: Thread, bytes: Uint8Array): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done({ reason: TOO_LONG }), LONGEST_MS)
    // Each listener of ours is taken off by itself: Node has some of its own there, without which no further message comes.
    const done = (said: unknown) => {
      clearTimeout(timer)
      thread.off('message', done).off('error', failed).off('exit', ended)
      resolve(said)
    }
    // Node ends a thread that reaches its limit of memory, and says so as an error.
    const failed = (error: unknown) => done({ reason: String(error) })
    const ended = (code: number) => done({ reason: `It ended with ${code}` })
    thread.on('message', done).on('error', failed).on('exit', ended)
    thread.postMessage(bytes)
  })
}
