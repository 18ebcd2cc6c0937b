'use client'

import { Dialog } from '@base-ui/react/dialog'
import { type RefObject, useEffect, useRef } from 'react'
import { buttonStyle } from '../button/button-style'
import { useBackCloses } from '../dialog/use-back-closes'
import { Icon } from '../icon/icon'
import { useFilm } from '../line/use-film'
import { useCloseRequest } from './use-close-request'
import styles from './video-dialog.module.css'

type Props = {
  /** Accessible name. */
  title: string
  src: string
  /** From the beginning again, without end. */
  loops?: boolean
  isOpen: boolean
  onClose: () => void
  /** Gets the focus back; without it, what had the focus before. */
  opener?: RefObject<HTMLButtonElement | null>
}

/** A video over the page. It is large: load it when it is asked for (`lazyPart`). */
export function VideoDialog({ title, src, loops = false, isOpen, onClose, opener }: Props) {
  useBackCloses(isOpen, onClose)
  useCloseRequest(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} data-dark="" finalFocus={opener}>
          <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
          <Player src={src} loops={loops} />
          <Dialog.Close className={styles.close}>
            <Icon name="close" />
            <span className="visually-hidden">关闭影片</span>
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Plays at once; a video that can't be played says so and can be tried again. */
function Player({ src, loops }: { src: string; loops: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const { failure, retry, listeners } = useFilm(video, always)
  // Not by its attribute: with that, browsers wait until they expect all of it to come in time.
  useEffect(() => void video.current?.play().catch(() => undefined), [])
  return (
    <div className={styles.player}>
      <video ref={video} className={styles.video} src={src} controls loop={loops} playsInline inert={failure !== null} {...listeners}>
        <track kind="captions" />
      </video>
      {failure && (
        <div className={styles.failure} role="alert">
          <p>影片暂时无法播放，请检查网络后重试。</p>
          <button type="button" className={buttonStyle('outlineWhite')} onClick={retry}>
            重试
          </button>
        </div>
      )}
    </div>
  )
}

const always = () => true
