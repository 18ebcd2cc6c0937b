import type { Anchor } from './page-geometry'
import type { Zoom } from './zoom'

/** Where a reader is in a file, and how large it is shown. */
export type Place = { anchor: Anchor & { centre: number }; zoom: Zoom }

const keyOf = (url: string) => `viewer:${url}`

/**
 * Where the reader of this tab was in a file; null when they have not been there. It stands in the tab's own storage, not in
 * the address, which is passed on: somebody else begins at the beginning, in a size that suits their window.
 */
export function readPlace(url: string): Place | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(url)) ?? 'null')
    return isPlace(stored) ? stored : null
  } catch {
    return null
  }
}

/** The page that an address names as PDF readers have it (`#page=12`), from its top; null when it names none. */
export function namedPlace(hash: string): Place['anchor'] | null {
  const [, page] = /^#page=([1-9]\d{0,4})$/.exec(hash) ?? []
  return page === undefined ? null : { page: Number(page), fraction: 0, centre: 0.5 }
}

/** Notes the place; without storage nothing is noted. */
export function writePlace(url: string, place: Place): void {
  try {
    sessionStorage.setItem(keyOf(url), JSON.stringify(place))
  } catch {
    // A full or forbidden storage: the file begins at its beginning then.
  }
}

// By hand: zod would be a third of what the viewer may weigh before its reader comes.
function isPlace(stored: unknown): stored is Place {
  if (!isRecord(stored) || !isRecord(stored.anchor) || !isRecord(stored.zoom)) return false
  const { anchor, zoom } = stored
  const isZoom = zoom.kind === 'fixed' ? isBetween(zoom.value, 0.05, 4) : isKind(zoom.kind) && isBetween(zoom.page, 1, 1e5)
  return isZoom && isBetween(anchor.page, 1, 1e5) && isBetween(anchor.fraction, -1, 2) && isBetween(anchor.centre, 0, 1)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isKind = (kind: unknown) => kind === 'comfortable' || kind === 'width' || kind === 'page'
const isBetween = (value: unknown, least: number, most: number) => typeof value === 'number' && value >= least && value <= most
