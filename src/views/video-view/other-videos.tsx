import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { TitleText } from '@/components/symbols/title-text'
import type { VideoPage } from '@/contract/articles'
import styles from './video-view.module.css'

/** Links to the other videos of the site; absent without any. */
export function OtherVideos({ videos }: { videos: readonly VideoPage[] }) {
  if (videos.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="other-videos-title">
      <h2 id="other-videos-title" className={styles.othersTitle}>
        其他视频
      </h2>
      <ul>
        {videos.map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={`/VideoView?id=${id}`} className={styles.other}>
              <Icon name="play" size={28} className={styles.play} />
              <span className={styles.otherName}>
                <TitleText text={title} />
              </span>
              <Icon name="arrow-right" size={24} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
