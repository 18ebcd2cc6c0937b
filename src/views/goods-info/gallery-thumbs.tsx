'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import type { Picture as PictureData } from '@/contract/picture'
import { keyAt } from '@/lib/key-at'
import { scrollBehavior } from '@/lib/scroll-behavior'
import styles from './gallery-thumbs.module.css'

type Props = {
  pictures: readonly PictureData[]
  index: number
  onSelect: (index: number) => void
  hasArrows: boolean
}

/** The thumbnails of a gallery, three in view, with the current one always among them. */
export function GalleryThumbs({ pictures, index, onSelect, hasArrows }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const thumb = strip.current?.children[index]
    if (!strip.current || !(thumb instanceof HTMLElement)) return
    const left = thumb.offsetLeft - (strip.current.clientWidth - thumb.offsetWidth) / 2
    strip.current.scrollTo({ left, behavior: scrollBehavior() })
  }, [index])

  return (
    <div className={styles.thumbs}>
      {hasArrows && <Arrow icon="arrow-left" label="上一张图片" isEnd={index === 0} onClick={() => onSelect(index - 1)} />}
      <ul ref={strip} className={styles.strip}>
        {pictures.map((picture, at) => (
          <li key={keyAt(at, picture.src)} className={styles.item}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={`第 ${at + 1} 张图片`}
              aria-current={at === index || undefined}
              onClick={() => onSelect(at)}
            >
              <Picture picture={picture} sizes="(max-width: 800px) 22vw, 8.4vw" alt="" className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      {hasArrows && (
        <Arrow icon="arrow-right" label="下一张图片" isEnd={index === pictures.length - 1} onClick={() => onSelect(index + 1)} />
      )}
    </div>
  )
}

type ArrowProps = { icon: 'arrow-left' | 'arrow-right'; label: string; isEnd: boolean; onClick: () => void }

/** Pale at the end, where it does nothing but keeps the focus. */
function Arrow({ icon, label, isEnd, onClick }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-disabled={isEnd} onClick={onClick}>
      <Icon name={icon} size={24} />
    </button>
  )
}
