import styles from './news.module.css'
import type { NewsTeaser } from './news-teaser'

/** The day large, the year small beside it. */
export function NewsDate({ teaser: { date, day, year } }: { teaser: NewsTeaser }) {
  return (
    <time dateTime={date} className={styles.date}>
      <span className="visually-hidden">{date}</span>
      <span aria-hidden="true">
        <b className={styles.day}>{day}</b> {year}
      </span>
    </time>
  )
}
