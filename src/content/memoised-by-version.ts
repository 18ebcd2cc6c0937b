import 'server-only'
import { cache } from 'react'
import { getCms } from '../cms'
import { readContentVersion } from '../database/content-version'
import { type Viewer, visitor } from './viewer'

/** The content version that a request began with. */
export const currentVersion = cache(async () => readContentVersion(await getCms()))

/**
 * Keeps what nearly every page needs (menus, categories, site information) for one content version, so that it is read
 * once and not for each request. A preview always reads.
 *
 * @param read what to keep; it reads as the viewer it is given
 */
export function memoisedByVersion<T>(read: (viewer: Viewer) => Promise<T>): (viewer?: Viewer) => Promise<T> {
  const readOnce = cache(read)
  let kept: { version: number; value: Promise<T> } | null = null
  return async (viewer = visitor) => {
    if (viewer.kind !== 'visitor') return readOnce(viewer)
    const version = await currentVersion()
    if (kept?.version === version) return kept.value
    const value = read(viewer)
    const entry = { version, value }
    kept = entry
    // What failed is not kept.
    value.catch(() => {
      if (kept === entry) kept = null
    })
    return value
  }
}
