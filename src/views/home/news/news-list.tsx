import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import styles from './news.module.css'
import { NewsDate } from './news-date'
import type { NewsTeaser } from './news-teaser'

/** Mobile: the first article with its picture, the others with date and title. */
export function NewsList({ teasers }: { teasers: NewsTeaser[] }) {
  return (
    <ul className={styles.list}>
      {teasers.map((teaser, index) => (
        <li key={teaser.id} className={styles.row}>
          <NewsDate teaser={teaser} />
          {index === 0 && teaser.cover && (
            <div className={styles.frame}>
              <Picture picture={teaser.cover} sizes="90vw" alt="" className={styles.cover} />
            </div>
          )}
          <h3 className={styles.title}>
            <SiteLink href={`/NewsDetail?id=${teaser.id}`} className={styles.link}>
              {teaser.title}
            </SiteLink>
          </h3>
        </li>
      ))}
    </ul>
  )
}
