'use client'

import { useRef, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'

// Most visitors never open it.
const videoDialog = lazyPart(() => import('@/components/video-dialog/video-dialog').then(({ VideoDialog }) => VideoDialog))

/** Opens the video of a story over the page. */
export function WatchVideo({ title, src }: { title: string; src: string }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: VideoDialog, want } = useLazyPart(videoDialog)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={buttonStyle('white')} aria-haspopup="dialog" onClick={() => want(() => setOpen(true))}>
        <Icon name="play" />
        观看视频
      </button>
      {VideoDialog && <VideoDialog title={`${title}视频`} src={src} isOpen={isOpen} onClose={() => setOpen(false)} opener={button} />}
    </>
  )
}
