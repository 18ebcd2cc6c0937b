'use client'

import { type ReactNode, useState } from 'react'
import type { ViewableFile } from '@/contract/viewable-file'
import styles from './medium-screen.module.css'
import { PreviewFailure } from './preview-failure'
import { ViewerFrame } from './viewer-frame'

type Props = { file: ViewableFile; logo: ReactNode }

/** A picture or a video in the same dark frame. */
export function MediumScreen({ file, logo }: Props) {
  const [isBroken, setBroken] = useState(false)
  const fail = () => setBroken(true)
  if (isBroken) return <PreviewFailure reason="file" file={file} logo={logo} />
  return (
    <ViewerFrame logo={logo} file={file}>
      <main className={styles.main}>
        {file.kind === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: videos of the site have no captions
          <video
            className={styles.medium}
            src={file.url}
            aria-label={file.alt}
            controls
            playsInline
            preload="metadata"
            onError={fail}
            ref={(video) => void (video?.error && fail())}
          />
        ) : (
          // biome-ignore lint/performance/noImgElement: the original is what is asked for
          <img
            className={styles.medium}
            src={file.url}
            alt={file.alt}
            onError={fail}
            ref={(image) => void (image?.complete && !image.naturalWidth && fail())}
          />
        )}
      </main>
    </ViewerFrame>
  )
}
