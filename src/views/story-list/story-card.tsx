import { Card, CardMore, CardPicture, CardTitle } from '@/components/card/card'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { Tag } from '@/components/tag/tag'
import type { StoryCard as StoryCardData } from '@/contract/stories'
import styles from './story-card.module.css'

type Props = {
  story: StoryCardData
  /** How wide the cover is shown. */
  sizes: string
  /** One of the covers in view when the page opens. */
  isFirst?: boolean
}

/** A story in the list: a big cover, and under it what it is about; the whole card leads to it. Stands under an `h2`. */
export function StoryCard({ story, sizes, isFirst }: Props) {
  const { id, title, excerpt, cover, categoryName, projectAddress } = story
  return (
    <Card className={styles.card}>
      <CardPicture picture={cover} sizes={sizes} isFirst={isFirst} />
      <div>
        <p className={styles.meta}>
          {categoryName && <Tag>{categoryName}</Tag>}
          {projectAddress}
        </p>
        <CardTitle href={`/ExampleInfoView?id=${id}`} className={styles.title}>
          <TitleText text={title} />
        </CardTitle>
        <p className={styles.excerpt}>
          <Symbols text={excerpt} />
        </p>
        <CardMore className={styles.more}>阅读案例</CardMore>
      </div>
    </Card>
  )
}
