import type { SolutionCard as SolutionCardData } from '@/contract/solutions'
import { Card, CardMore, CardPicture, CardTitle } from '../card/card'
import { Symbols } from '../symbols/symbols'
import { TitleText } from '../symbols/title-text'
import styles from './solution-card.module.css'

type Props = {
  solution: SolutionCardData
  /** How wide the cover is shown. */
  sizes: string
}

/** A solution: its cover and what it is about; the whole card leads to it. Stands under an `h2`. */
export function SolutionCard({ solution: { id, title, subTitle, cover }, sizes }: Props) {
  return (
    <Card className={styles.card}>
      <CardPicture picture={cover} sizes={sizes} />
      <CardTitle href={`/ResultInfoView?id=${id}`} className={styles.title}>
        <TitleText text={title} />
      </CardTitle>
      {subTitle && (
        <p className={styles.subTitle}>
          <Symbols text={subTitle} />
        </p>
      )}
      <CardMore className={styles.more}>查看方案</CardMore>
    </Card>
  )
}
