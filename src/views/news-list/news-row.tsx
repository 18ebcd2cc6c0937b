import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { NewsTeaser } from './news-page'
import styles from './news-row.module.css'

type Props = {
  teaser: NewsTeaser
  /** How wide the picture is shown. */
  sizes: string
}

/** An article in the list: its date as a block, title, the beginning of its text, its picture; the whole row leads to it. */
export function NewsRow({ teaser: { id, title, excerpt, date, cover }, sizes }: Props) {
  return (
    <article className={styles.row}>
      <time dateTime={date} className={styles.date}>
        <span className="visually-hidden">{date}</span>
        <span aria-hidden="true" className={styles.block}>
          <b className={styles.day}>{date.slice(5)}</b>
          <span className={styles.year}>{date.slice(0, 4)}</span>
        </span>
      </time>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <SiteLink href={`/NewsDetail?id=${id}`} className={styles.link}>
            {title}
          </SiteLink>
        </h3>
        <p className={styles.excerpt}>
          <Symbols text={excerpt} />
        </p>
      </div>
      {cover && (
        <div className={styles.frame}>
          <Picture picture={cover} sizes={sizes} alt="" className={styles.cover} />
        </div>
      )}
    </article>
  )
}

/** The place of a row while another page is loading. */
export function NewsRowSkeleton() {
  return (
    <div className={`${styles.row} ${styles.skeleton}`}>
      <div className={styles.date}>
        <div className={styles.bar} />
      </div>
      <div className={styles.text}>
        <div className={styles.bar} />
        <div className={`${styles.bar} ${styles.low}`} />
      </div>
      <div className={styles.frame} />
    </div>
  )
}
