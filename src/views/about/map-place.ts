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

/** Where the card of a marker may stand, in the order of liking. */
const SIDES = ['above right', 'below right', 'above left', 'below left'] as const
export type CardSide = (typeof SIDES)[number]

type Place = { x: number; y: number }

/** Of a card, and how far it stands from its marker; the name of a marker is to the right of its dot. Design pixels of the map. */
const CARD = { width: 320, height: 190, away: 24 }
const MARKER = { left: 24, right: 110, half: 24 }

/**
 * The side of a marker where its card hides no other marker (spec: company/map); the first one where there is none.
 *
 * @param place of the marker, as `placeOnMap` gives it
 */
export function cardSideOf(place: Place, others: readonly Place[]): CardSide {
  return SIDES.find((side) => isWithin(side, place) && !others.some((other) => hides(side, place, other))) ?? SIDES[0]
}

function cardAt(side: CardSide, { x, y }: Place) {
  const wanted = side.endsWith('right') ? x * MAP.width + CARD.away : x * MAP.width - CARD.away - CARD.width
  const left = Math.min(wanted, MAP.width - CARD.width)
  const top = side.startsWith('above') ? y * MAP.height - 16 - CARD.height : y * MAP.height + CARD.away
  return { left, top, right: left + CARD.width, bottom: top + CARD.height }
}

/** Above the map is room as well, beside and below it there is none. */
function isWithin(side: CardSide, place: Place): boolean {
  const { left, bottom } = cardAt(side, place)
  return left >= 0 && bottom <= MAP.height
}

function hides(side: CardSide, place: Place, other: Place): boolean {
  const { left, top, right, bottom } = cardAt(side, place)
  const x = other.x * MAP.width
  const y = other.y * MAP.height
  return x + MARKER.right > left && x - MARKER.left < right && y + MARKER.half > top && y - MARKER.half < bottom
}
