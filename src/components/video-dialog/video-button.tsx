'use client'

import { type ReactNode, useRef, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'

// Most visitors never open it.
const videoDialog = lazyPart(() => import('./video-dialog').then(({ VideoDialog }) => VideoDialog))

type Props = {
  /** Accessible name of the dialog. */
  title: string
  src: string
  /** From the beginning again, without end. */
  loops?: boolean
  className?: string
  children: ReactNode
}

/** Opens a video over the page. */
export function VideoButton({ title, src, loops, className, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: VideoDialog, want } = useLazyPart(videoDialog)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={className} aria-haspopup="dialog" onClick={() => want(() => setOpen(true))}>
        {children}
      </button>
      {VideoDialog && <VideoDialog title={title} src={src} loops={loops} isOpen={isOpen} onClose={() => setOpen(false)} opener={button} />}
    </>
  )
}
