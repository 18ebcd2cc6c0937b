'use client'

import { useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import { useFilm } from '@/components/line/use-film'
import type { AttachedFile } from '@/contract/articles'
import { mayStartByItself, useAutoplay } from './use-autoplay'
import { VideoFailure } from './video-failure'
import styles from './video-player.module.css'

/** A video that starts by itself where the visitor and the browser agree, without sound if need be. */
export function VideoPlayer({ file }: { file: AttachedFile }) {
  const video = useRef<HTMLVideoElement>(null)
  const film = useFilm(video, mayStartByItself)
  const { lacksSound, unmute, listeners } = useAutoplay(video)

  return (
    <div className={styles.player}>
      <video
        ref={video}
        className={styles.video}
        src={file.url}
        poster={file.poster ?? undefined}
        aria-label={file.name}
        controls
        playsInline
        preload="metadata"
        inert={film.failure !== null}
        {...film.listeners}
        {...listeners}
      />
      {lacksSound && !film.failure && (
        <button type="button" className={styles.unmute} onClick={unmute}>
          <Icon name="volume-off" size={24} />
          打开声音
        </button>
      )}
      {film.failure && <VideoFailure file={file} onRetry={film.retry} />}
    </div>
  )
}
