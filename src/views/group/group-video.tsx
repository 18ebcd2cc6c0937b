'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { SiteLink } from '@/components/site-link/site-link'
import type { AttachedFile, VideoPage } from '@/contract/articles'
import styles from './group-video.module.css'

// Most visitors never open it.
const videoDialog = lazyPart(() => import('@/components/video-dialog/video-dialog').then(({ VideoDialog }) => VideoDialog))

type Props = {
  /** Null when single page 51 carries none. */
  video: AttachedFile | null
  /** What else there is to watch. */
  others: readonly VideoPage[]
}

/** The group's film under a play overlay, which opens it over the page; without one, where others are. */
export function GroupVideo({ video, others }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: VideoDialog, want } = useLazyPart(videoDialog)
  const button = useRef<HTMLButtonElement>(null)
  if (!video) return <NoVideo others={others} />
  return (
    <>
      <button ref={button} type="button" className={styles.stage} aria-haspopup="dialog" onClick={() => want(() => setOpen(true))}>
        {video.poster && (
          // biome-ignore lint/performance/noImgElement: the poster of a video comes without sizes
          <img src={video.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" className={styles.poster} />
        )}
        <span className={styles.play} />
        <span className={styles.caption}>播放集团影片</span>
      </button>
      {VideoDialog && <VideoDialog title="集团影片" src={video.url} isOpen={isOpen} onClose={() => setOpen(false)} opener={button} />}
    </>
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
