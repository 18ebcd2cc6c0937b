import type { MapMarker } from '@/contract/about-page'

/** What `public/art/world-map.svg` shows: all longitudes, and these latitudes (seed/generators/art/world_map.py has the same numbers). */
const NORTH = 74
const SOUTH = -56

/** Proportions of the map. */
export const MAP = { width: 1560, height: 660 } as const

/** Where a place lies on the map, as shares of its width and height; what lies beyond the edge stands on it. */
export function placeOnMap({ longitude, latitude }: Pick<MapMarker, 'longitude' | 'latitude'>): { x: number; y: number } {
  const y = (NORTH - latitude) / (NORTH - SOUTH)
  return { x: (longitude + 180) / 360, y: Math.min(1, Math.max(0, y)) }
}
