import { CardPicture } from '@/components/card/card'
import styles from './training-card.module.css'

/** The place of a card while the list is loading. */
export function TrainingCardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <CardPicture picture={null} sizes="" />
      <div className={styles.bar} />
      <div className={styles.bar} />
    </div>
  )
}
