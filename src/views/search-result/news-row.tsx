import { Highlight } from '@/components/highlight/highlight'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import styles from './news-row.module.css'
import type { NewsResult } from './results'

/** A found article: its date as a block, its title and a part of its text; the whole row leads to it. Stands under an `h2`. */
export function NewsRow({ news: { id, title, excerpt, date }, keyword }: { news: NewsResult; keyword: string }) {
  return (
    <article className={styles.row}>
      <time dateTime={date} className={styles.date}>
        <span className="visually-hidden">{date}</span>
        <span aria-hidden="true">
          <b className={styles.day}>{date.slice(5)}</b>
          <span className={styles.year}>{date.slice(0, 4)}</span>
        </span>
      </time>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <SiteLink href={`/NewsDetail?id=${id}`} className={styles.cover}>
            <Highlight text={title} keyword={keyword} />
          </SiteLink>
        </h3>
        <p className={styles.excerpt}>
          <Highlight text={excerpt} keyword={keyword} />
        </p>
      </div>
      <Icon name="arrow-right" size={28} className={styles.arrow} />
    </article>
  )
}

/** The place of a row while the list is loading. */
export function NewsRowSkeleton() {
  return (
    <div className={`${styles.row} ${styles.skeleton}`}>
      <div className={styles.date}>
        <div className={styles.line} />
      </div>
      <div className={styles.text}>
        <div className={styles.line} />
        <div className={`${styles.line} ${styles.low}`} />
      </div>
    </div>
  )
}
