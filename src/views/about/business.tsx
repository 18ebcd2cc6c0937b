import { Figure } from '@/components/figure/figure'
import { Section } from '@/components/section/section'
import { Symbols } from '@/components/symbols/symbols'
import type { AboutPage } from '@/contract/about-page'
import { keyAt } from '@/lib/key-at'
import styles from './business.module.css'
import { WorldMap } from './world-map'

/** The global business: the map of regions and up to four figures. */
export function Business({ map: { title, line, markers, tiles } }: Pick<AboutPage, 'map'>) {
  return (
    <Section id="business" title={title} line={line} tone="deep">
      <WorldMap markers={markers.map((marker) => ({ ...marker, description: <Symbols text={marker.description} /> }))} />
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map((tile, index) => (
            <li key={keyAt(index, tile.label)} className={styles.tile}>
              <Figure {...tile} countsUp />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
