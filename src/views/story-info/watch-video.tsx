'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'

// Most visitors never open it.
const VideoDialog = dynamic(() => import('@/components/video-dialog/video-dialog').then(({ VideoDialog }) => VideoDialog), { ssr: false })

/** Opens the video of a story over the page. */
export function WatchVideo({ title, src }: { title: string; src: string }) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={buttonStyle('white')} aria-haspopup="dialog" onClick={() => setDialog('open')}>
        <Icon name="play" />
        观看视频
      </button>
      {dialog !== 'unused' && (
        <VideoDialog title={`${title}视频`} src={src} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} opener={button} />
      )}
    </>
  )
}
