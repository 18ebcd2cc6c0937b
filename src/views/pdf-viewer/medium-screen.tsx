'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFilm } from '@/components/line/use-film'
import { useLine } from '@/components/line/use-line'
import { whyNotShown } from '@/components/line/why-not-shown'
import type { ViewableFile } from '@/contract/viewable-file'
import styles from './medium-screen.module.css'
import { PreviewFailure } from './preview-failure'
import { ViewerFrame } from './viewer-frame'

type Props = { file: ViewableFile; logo: ReactNode }

/** A picture or a video in the same dark frame. */
export function MediumScreen(props: Props) {
  return props.file.kind === 'video' ? <FilmScreen {...props} /> : <PictureScreen {...props} />
}

function FilmScreen({ file, logo }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const { failure, retry, listeners } = useFilm(video)
  return (
    <>
      {failure && <PreviewFailure reason={failure} file={file} logo={logo} onRetry={retry} />}
      <div hidden={failure !== null} data-own-print>
        <ViewerFrame logo={logo} file={file}>
          <main className={styles.main}>
            <video
              ref={video}
              className={styles.medium}
              src={file.url}
              aria-label={file.alt}
              controls
              playsInline
              preload="metadata"
              {...listeners}
            />
          </main>
        </ViewerFrame>
      </div>
    </>
  )
}

function PictureScreen({ file, logo }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const asked = useRef<HTMLImageElement>(null)
  const hasCome = useRef(false)
  const { failure, attempt, fail, retry } = useLine()

  async function onError() {
    // Told by the browser and found by ourselves.
    if (asked.current === image.current) return
    asked.current = image.current
    const reason = await whyNotShown(file.url, 'GET')
    if (reason === 'line' || hasCome.current) return fail(reason)
    // Broken off once, and it has come by now.
    hasCome.current = true
    retry()
  }
  const failEarly = useEffectEvent(() => void (image.current?.complete && !image.current.naturalWidth && onError()))
  // A picture that failed before the script was there has said so to nobody.
  useEffect(() => failEarly(), [])

  if (failure) return <PreviewFailure reason={failure} file={file} logo={logo} onRetry={retry} />
  return (
    <ViewerFrame logo={logo} file={file}>
      <main className={styles.main}>
        {/* biome-ignore lint/performance/noImgElement: the original is what is asked for */}
        <img key={attempt} ref={image} className={styles.medium} src={file.url} alt={file.alt} onError={onError} />
      </main>
    </ViewerFrame>
  )
}
