'use client'

import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { useBackCloses } from '@/components/dialog/use-back-closes'
import { Icon } from '@/components/icon/icon'
import { useLine } from '@/components/line/use-line'
import { Picture } from '@/components/picture/picture'
import type { Picture as PictureData } from '@/contract/picture'
import { isShortcut } from '@/lib/is-shortcut'
import { DrawingCanvas } from './drawing-canvas'
import styles from './picture-zoom.module.css'
import { ZoomButton } from './zoom-button'

type Props = {
  pictures: readonly PictureData[]
  /** What the pictures show, as the name of the dialog. */
  title: string
  /** The same as vectors, where there is a file of it. */
  drawing?: string | undefined
  index: number
  isOpen: boolean
  onIndexChange: (index: number) => void
  onClose: () => void
  /** Where the focus goes on closing, when what opened the dialog may be out of reach by then. */
  focusOnClose?: () => HTMLElement | null
}

/** Pictures over the whole window; a click magnifies, the arrow keys turn. Fetched when the first picture is opened. */
export function PictureZoom({ pictures, title, drawing, index, isOpen, onIndexChange, onClose, focusOnClose }: Props) {
  const [isMagnified, setIsMagnified] = useState(false)
  const { failure, attempt, fail, retry } = useLine()
  const canvas = useRef<HTMLDivElement>(null)
  useBackCloses(isOpen, onClose)
  useLayoutEffect(() => {
    if (isMagnified && canvas.current) showMiddle(canvas.current)
  }, [isMagnified])
  const picture = pictures[index]
  if (!picture) return null

  /** As large as the window, and asked for if it has not come. */
  function begin() {
    setIsMagnified(false)
    if (failure) retry()
  }
  function show(next: number) {
    begin()
    if (next >= 0 && next < pictures.length) onIndexChange(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isShortcut(event)) return
    const { key } = event
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'ArrowRight') show(index + 1)
  }

  const shown = (
    <div ref={canvas} className={styles.canvas} data-magnified={isMagnified || undefined}>
      {failure ? (
        <NotThere onRetry={retry} />
      ) : (
        <button
          type="button"
          className={styles.magnify}
          aria-pressed={isMagnified}
          aria-label={`放大：${picture.alt || title}`}
          onClick={() => setIsMagnified(!isMagnified)}
        >
          <Picture
            key={`${picture.src} ${attempt}`}
            picture={picture}
            sizes={isMagnified ? '200vw' : '100vw'}
            isFirst
            className={styles.picture}
            onError={() => fail('line')}
          />
        </button>
      )}
    </div>
  )
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} onOpenChangeComplete={(open) => !open && begin()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} finalFocus={focusOnClose} onKeyDown={pictures.length > 1 ? onKeyDown : undefined}>
          <Dialog.Title className={styles.title}>
            {title}
            {pictures.length > 1 && <span className={styles.position} aria-live="polite">{` ${index + 1} / ${pictures.length}`}</span>}
          </Dialog.Title>
          {drawing ? <DrawingCanvas url={drawing} label={picture.alt || title} picture={shown} /> : shown}
          {pictures.length > 1 && (
            <div className={styles.turn}>
              <ZoomButton icon="arrow-left" label="上一张图片" isEnd={index === 0} onClick={() => show(index - 1)} />
              <ZoomButton icon="arrow-right" label="下一张图片" isEnd={index === pictures.length - 1} onClick={() => show(index + 1)} />
            </div>
          )}
          <Dialog.Close className={`${styles.button} ${styles.close}`} aria-label="关闭">
            <Icon name="close" size={28} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function showMiddle(canvas: HTMLElement) {
  canvas.scrollTo({
    left: (canvas.scrollWidth - canvas.clientWidth) / 2,
    top: (canvas.scrollHeight - canvas.clientHeight) / 2,
  })
}

/** In the place of a picture whose line was cut (spec: viewers/cut-line). */
function NotThere({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notThere} role="alert">
      <p>图片没有加载成功，请检查网络后重试。</p>
      <button type="button" className={buttonStyle('outline')} onClick={onRetry}>
        重试
      </button>
    </div>
  )
}
