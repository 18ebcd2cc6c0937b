import 'server-only'
import { cache } from 'react'
import { getCms } from '../cms'
import { type ContentState, readContentState } from '../database/content-version'
import { noteReads, withReads } from '../lib/content-reads.mjs'
import { type Viewer, visitor } from './viewer'

/** The state of the content that a request began with. */
export const contentState = cache(async () => readContentState(await getCms()))

/** At which version of the content a collection changed last, for the request that asks. */
export const lastChangeOf = async (slug: string): Promise<number> => (await contentState()).lastChange([slug])

/** What was read, of which collections and globals, and the last version of the content that it is known to be right for. */
type Kept<T> = { version: number; reads: ReadonlySet<string> | null; value: Promise<T> }

/**
 * Keeps what nearly every page needs (menus, categories, site information) until something changes that it was made of, so that it
 * is read once and not for each request. A preview always reads.
 *
 * @param read what to keep; it reads as the viewer it is given
 */
export function memoisedByVersion<T>(read: (viewer: Viewer) => Promise<T>): (viewer?: Viewer) => Promise<T> {
  const readOnce = cache(read)
  let kept: Kept<T> | null = null
  return async (viewer = visitor) => {
    if (viewer.kind !== 'visitor') return readOnce(viewer)
    const state = await contentState()
    const entry = kept && isRight(kept, state) ? kept : begin(state.version, () => read(viewer))
    // Nothing that it is made of has changed until now.
    if (entry.reads) entry.version = state.version
    kept = entry
    try {
      const value = await entry.value
      noteReads(entry.reads ?? [])
      return value
    } catch (error) {
      // What failed is not kept.
      if (kept === entry) kept = null
      throw error
    }
  }
}

function isRight<T>(kept: Kept<T>, { version, lastChange }: ContentState): boolean {
  if (kept.version === version) return true
  return kept.version < version && kept.reads !== null && lastChange(kept.reads) <= kept.version
}

function begin<T>(version: number, read: () => Promise<T>): Kept<T> {
  const entry: Kept<T> = {
    version,
    reads: null,
    value: withReads(read).then(({ value, reads }) => {
      entry.reads = reads
      return value
    }),
  }
  return entry
}

/**
 * Reads once for a request, whoever asks: React's `cache`, by which each of those who ask learns what was read.
 */
export function onceInRequest<A extends unknown[], T>(read: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const readOnce = cache((...args: A) => withReads(() => read(...args)))
  return async (...args) => {
    const { value, reads } = await readOnce(...args)
    noteReads(reads)
    return value
  }
}
