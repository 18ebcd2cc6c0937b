import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
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
    <article className={styles.card}>
      <div className={styles.frame}>
        {cover && <Picture picture={cover} sizes={sizes} isFirst={isFirst} alt="" className={styles.cover} />}
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          {categoryName && <Tag>{categoryName}</Tag>}
          {projectAddress}
        </p>
        <h3 className={styles.title}>
          <SiteLink href={`/ExampleInfoView?id=${id}`} className={styles.link}>
            {title}
          </SiteLink>
        </h3>
        <p className={styles.excerpt}>
          <Symbols text={excerpt} />
        </p>
        <span className={styles.more} aria-hidden="true">
          阅读案例
          <Icon name="arrow-right" size={20} />
        </span>
      </div>
    </article>
  )
}

/** The place of a story while the list is loading. */
export function StoryCardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`}>
      <div className={styles.frame} />
      <div className={styles.text}>
        <div className={styles.bar} />
        <div className={styles.bar} />
      </div>
    </div>
  )
}
