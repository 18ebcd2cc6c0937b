import { CardPicture } from '@/components/card/card'
import styles from './story-card.module.css'

/** The place of a story while the list is loading. */
export function StoryCardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`}>
      <CardPicture picture={null} sizes="" />
      <div>
        <div className={styles.bar} />
        <div className={styles.bar} />
      </div>
    </div>
  )
}
