'use client'

import { type PointerEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { MapMarker } from '@/contract/about-page'
import { keyAt } from '@/lib/key-at'
import { cardSideOf, MAP, placeOnMap } from './map-place'
import styles from './world-map.module.css'

/**
 * The regions on a map of dots: a card tells of the one that is focused, pointed at or tapped (spec: company/map). The first is
 * told of when the page opens; Escape closes the card.
 */
export function WorldMap({ markers }: { markers: readonly (Omit<MapMarker, 'description'> & { description: ReactNode })[] }) {
  const [active, setActive] = useState<number | null>(0)
  const id = useId()
  // Wherever the focus is: the pointer may have opened the card (WCAG 1.4.13).
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setActive(null)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  const places = markers.map(placeOnMap)
  const pointAt = (event: PointerEvent, index: number) => event.pointerType === 'mouse' && setActive(index)
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the site, no picture of the media library */}
      <img src="/art/world-map.svg" {...MAP} alt="" loading="lazy" className={styles.dots} />
      <ul className={styles.markers}>
        {markers.map((marker, index) => {
          const place = places[index]
          if (!place) return null
          const side = cardSideOf(
            place,
            places.filter((other) => other !== place),
          )
          return (
            <li key={keyAt(index, marker.name)} className={styles.entry} style={{ '--x': place.x, '--y': place.y }}>
              <button
                type="button"
                className={styles.marker}
                aria-expanded={index === active}
                aria-controls={`${id}-${index}`}
                onClick={() => setActive(index)}
                onFocus={() => setActive(index)}
                onPointerEnter={(event) => pointAt(event, index)}
              >
                <span className={styles.dot} aria-hidden="true" />
                <span className={styles.name}>{marker.name}</span>
              </button>
              <div id={`${id}-${index}`} className={styles.card} data-side={side} data-open={index === active || undefined}>
                <h3 className={styles.title}>{marker.name}</h3>
                <p>{marker.description}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
