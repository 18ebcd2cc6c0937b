'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import type { AttachedFile } from '@/contract/articles'
import { useAutoplay } from './use-autoplay'
import { VideoFailure } from './video-failure'
import styles from './video-player.module.css'

/** A video that starts by itself where the visitor and the browser agree, without sound if need be. */
export function VideoPlayer({ file }: { file: AttachedFile }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { wasMuted, unmute, onVolumeChange } = useAutoplay(video, setHasFailed)

  function retry() {
    setHasFailed(false)
    video.current?.load()
    video.current?.play().catch(() => undefined)
  }

  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: editors upload films without captions files; the page's text says what is shown */}
      <video
        ref={video}
        className={styles.video}
        src={file.url}
        poster={file.poster ?? undefined}
        aria-label={file.name}
        controls
        playsInline
        preload="metadata"
        onError={() => setHasFailed(true)}
        onVolumeChange={onVolumeChange}
      />
      {wasMuted && !hasFailed && (
        <button type="button" className={styles.unmute} onClick={unmute}>
          <Icon name="volume-off" size={24} />
          打开声音
        </button>
      )}
      {hasFailed && <VideoFailure file={file} onRetry={retry} />}
    </div>
  )
}
