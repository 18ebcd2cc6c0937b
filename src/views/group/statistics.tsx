import { Figure } from '@/components/figure/figure'
import type { Figure as FigureData } from '@/contract/picture'
import { keyAt } from '@/lib/key-at'
import styles from './statistics.module.css'

/** The group in figures, which count up when they are scrolled into view (spec: company/group). */
export function Statistics({ statistics }: { statistics: readonly FigureData[] }) {
  if (statistics.length === 0) return null
  return (
    <section className={`container ${styles.section}`} aria-labelledby="statistics" data-dark="">
      <h2 id="statistics" className={styles.title}>
        集团数据
      </h2>
      <ul className={styles.figures}>
        {statistics.map((figure, index) => (
          <li key={keyAt(index, figure.label)} className={styles.figure}>
            <Figure {...figure} size="large" countsUp />
          </li>
        ))}
      </ul>
    </section>
  )
}
