import { CardPicture } from '@/components/card/card'
import card from '@/components/card/card.module.css'
import { SiteLink } from '@/components/site-link/site-link'
import type { NewsArticle } from '@/contract/articles'
import styles from './recommended.module.css'

type Props = { articles: readonly NewsArticle[]; sizes: string }

/** 推荐阅读: up to five other news; absent without any (spec: news/recommended). */
export function Recommended({ articles, sizes }: Props) {
  if (articles.length === 0) return null
  return (
    <section className={`container ${styles.recommended}`} aria-labelledby="recommended-title">
      <h2 id="recommended-title" className={styles.heading}>
        推荐阅读
      </h2>
      <ul className={styles.list}>
        {articles.map(({ id, title, cover, updatedAt }) => (
          <li key={id}>
            <SiteLink href={`/NewsDetail?id=${id}`} className={`${card.card} ${styles.article}`}>
              <CardPicture picture={cover} sizes={sizes} />
              <span className={styles.text}>
                <span className={`${card.title} ${styles.title}`}>{title}</span>
                <time dateTime={updatedAt.slice(0, 10)} className={styles.date}>
                  {updatedAt.slice(0, 10)}
                </time>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
