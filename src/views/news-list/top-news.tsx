import { Card, CardPicture, CardTitle } from '@/components/card/card'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { NewsTeaser } from './news-page'
import styles from './top-news.module.css'

type Props = {
  news: readonly NewsTeaser[]
  /** How wide pictures are shown. */
  sizes: string
}

/** Up to three top news, large; absent without any. */
export function TopNews({ news, sizes }: Props) {
  if (news.length === 0) return null
  return (
    <section className={`container ${styles.top}`} aria-labelledby="top-title">
      <h2 id="top-title" className="visually-hidden">
        头条新闻
      </h2>
      <div className={styles.cards}>
        {news.map((teaser) => (
          <TopCard key={teaser.id} teaser={teaser} sizes={sizes} />
        ))}
      </div>
    </section>
  )
}

function TopCard({ teaser: { id, title, excerpt, date, cover }, sizes }: { teaser: NewsTeaser; sizes: string }) {
  return (
    <Card>
      <CardPicture picture={cover} sizes={sizes} />
      <time dateTime={date} className={styles.date}>
        {date}
      </time>
      <CardTitle href={`/NewsDetail?id=${id}`} className={styles.title}>
        <TitleText text={title} />
      </CardTitle>
      <p className={styles.excerpt}>
        <Symbols text={excerpt} />
      </p>
    </Card>
  )
}
