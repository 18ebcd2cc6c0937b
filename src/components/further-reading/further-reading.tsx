import type { Picture } from '@/contract/picture'
import { CardPicture } from '../card/card'
import card from '../card/card.module.css'
import { SiteLink } from '../site-link/site-link'
import { TitleText } from '../symbols/title-text'
import styles from './further-reading.module.css'

type Entry = { id: number; title: string; cover: Picture | null; updatedAt: string; href: string }

type Props = {
  title: string
  entries: readonly Entry[]
  /** How wide the pictures are shown. */
  sizes: string
}

/** What to read next, under an article: a few others with picture and date; absent without any. */
export function FurtherReading({ title, entries, sizes }: Props) {
  if (entries.length === 0) return null
  return (
    <section className={`container ${styles.recommended}`} aria-labelledby="further-reading">
      <h2 id="further-reading" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <SiteLink href={entry.href} className={`${card.card} ${styles.article}`}>
              <CardPicture picture={entry.cover} sizes={sizes} />
              <span className={styles.text}>
                <span className={`${card.title} ${styles.title}`}>
                  <TitleText text={entry.title} />
                </span>
                <time dateTime={entry.updatedAt.slice(0, 10)} className={styles.date}>
                  {entry.updatedAt.slice(0, 10)}
                </time>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
