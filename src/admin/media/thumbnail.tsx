import { isVideo, type ListedMedium } from './listed-medium'
import styles from './media-library.module.css'

/** A small picture; of a video, which has none of its own, a sign. The words stand beside it. */
export function Thumbnail({ medium }: { medium: Pick<ListedMedium, 'mimeType' | 'thumbnailURL' | 'url'> }) {
  const source = medium.thumbnailURL ?? medium.url
  return (
    <span className={styles.thumbnail}>
      {isVideo(medium) || !source ? (
        <span className={styles.film} aria-hidden="true">
          ▶
        </span>
      ) : (
        // As it stands on a card that is dragged, it is not dragged itself: that would be a file, which the library takes for a new one.
        // biome-ignore lint/performance/noImgElement: it is converted at upload
        <img src={source} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  )
}
