import { Picture } from '@/components/picture/picture'
import type { Milestone } from '@/contract/milestone'
import { honoursByYear } from './honours-by-year'
import styles from './timeline.module.css'

/** Honours along a line of years, the newest first; some have a picture. */
export function Timeline({ honours }: { honours: readonly Milestone[] }) {
  return (
    <ol className={styles.timeline}>
      {honoursByYear(honours).map(({ year, honours: ofYear }) => (
        <li key={year} className={styles.entry}>
          <h3 className={styles.year}>{year}</h3>
          <ul>
            {ofYear.map(({ title, image }) => (
              <li key={title} className={styles.honour}>
                <span className={styles.text}>{title}</span>
                {image && (
                  <span className={styles.frame}>
                    <Picture picture={image} sizes="(min-width: 960px) 12.6vw, 24.2vw" alt="" className={styles.picture} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
