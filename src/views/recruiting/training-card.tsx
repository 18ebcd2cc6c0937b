import { Card, CardPicture, CardTitle } from '@/components/card/card'
import { TitleText } from '@/components/symbols/title-text'
import type { TrainingCard as TrainingCardData } from '@/contract/articles'
import styles from './training-card.module.css'

type Props = {
  training: TrainingCardData
  /** How wide the cover is shown. */
  sizes: string
}

/**
 * A training in the list: it leads to its article on the official account if it has one, else to its page
 * (spec: company/trainings). Stands under an `h2`.
 */
export function TrainingCard({ training: { id, title, cover, updatedAt, officialAccountsUrl }, sizes }: Props) {
  const date = updatedAt.slice(0, 10)
  return (
    <Card className={styles.card}>
      <CardPicture picture={cover} sizes={sizes} />
      <p className={styles.meta}>
        <time dateTime={date}>{date}</time>
        {officialAccountsUrl && <span>公众号文章</span>}
      </p>
      <CardTitle href={officialAccountsUrl || `/RecruitingInfo?id=${id}`} className={styles.title}>
        <TitleText text={title} />
        {officialAccountsUrl && <span className="visually-hidden">（新窗口打开）</span>}
      </CardTitle>
    </Card>
  )
}
