import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { VideoButton } from '@/components/video-dialog/video-button'
import type { AttachedFile, VideoPage } from '@/contract/articles'
import styles from './group-video.module.css'

type Props = {
  /** Null when single page 51 carries none. */
  video: AttachedFile | null
  /** What else there is to watch. */
  others: readonly VideoPage[]
}

/** The group's film under a play overlay, which opens it over the page; without one, where others are. */
export function GroupVideo({ video, others }: Props) {
  if (!video) return <NoVideo others={others} />
  return (
    <VideoButton title="集团影片" src={video.url} className={styles.stage}>
      {video.poster && (
        // biome-ignore lint/performance/noImgElement: the poster of a video comes without sizes
        <img src={video.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" className={styles.poster} />
      )}
      <span className={styles.play} />
      <span className={styles.caption}>播放集团影片</span>
    </VideoButton>
  )
}

/** Said instead of the film (spec: company/group). */
function NoVideo({ others }: Pick<Props, 'others'>) {
  return (
    <div className={`${styles.stage} ${styles.empty}`} data-dark="">
      <p>暂无视频资源，请查看其他视频</p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, title }) => (
            <li key={id}>
              <SiteLink href={`/VideoView?id=${id}`} className={styles.other}>
                <Icon name="play" size={20} />
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
