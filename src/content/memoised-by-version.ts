import 'server-only'
import { cache } from 'react'
import { getCms } from '../cms'
import { type ContentState, readContentState } from '../database/content-version'
import { narrowPartOf } from '../database/narrow-parts'
import { noteReads, withReads } from '../lib/content-reads.mjs'
import { seesDraftsOf } from './seen-drafts'
import { asPublished, type Viewer, visitor } from './viewer'

/** The state of the content that a request began with. */
export const contentState = cache(async () => readContentState(await getCms()))

/** At which version of the content a collection changed last, for the request that asks. */
export const lastChangeOf = async (slug: string): Promise<number> => (await contentState()).lastChange([slug])

/** What was read, of which collections and globals, and the last version of the content that it is known to be right for. */
type Kept<T> = { version: number; reads: ReadonlySet<string> | null; value: Promise<T> }

/**
 * Keeps what nearly every page needs (menus, categories, site information) until something changes that it was made of, so that it
 * is read once and not for each request. A preview has the same, with its marks, unless there are drafts of what it was made of: then it reads.
 *
 * @param read what to keep; it reads as the viewer it is given
 */
export function memoisedByVersion<T>(read: (viewer: Viewer) => Promise<T>): (viewer?: Viewer) => Promise<T> {
  const readOnce = cache(read)
  /** By whether texts are marked. */
  const kept = new Map<Viewer['kind'], Kept<T>>()
  const keep = async (viewer: Viewer) => {
    const state = await contentState()
    const before = kept.get(viewer.kind)
    const entry = before && isRight(before, state) ? before : begin(state.version, () => read(viewer))
    // Nothing that it is made of has changed until now.
    if (entry.reads) entry.version = state.version
    kept.set(viewer.kind, entry)
    try {
      return { value: await entry.value, reads: entry.reads ?? new Set() }
    } catch (error) {
      // What failed is not kept.
      if (kept.get(viewer.kind) === entry) kept.delete(viewer.kind)
      throw error
    }
  }
  const keptFor = async (viewer: Viewer) => {
    if (viewer.kind === 'visitor') return keep(viewer)
    // What can't be made of what is published, because that is missing, may be there as a draft.
    const published = await keep(asPublished(viewer)).catch(() => null)
    return published && (await seesDraftsOf(viewer, published.reads)) ? null : published
  }
  return async (viewer = visitor) => {
    const found = await keptFor(viewer)
    if (!found) return readOnce(viewer)
    noteReads(found.reads)
    return found.value
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
 * Reads only what is in the narrow parts of collections: products with a tick, how many are listed in each category, files of single pages, posters.
 * It is kept until those change, and not until anything of their collections does (record 0120).
 */
export async function narrowly<T>(read: () => Promise<T>): Promise<T> {
  const { value, reads } = await withReads(read)
  noteReads([...reads].map(narrowPartOf))
  return value
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
