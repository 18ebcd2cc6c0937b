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
  /** Has a thumbnail of its own; undefined without one. */
  model: { isShown: boolean; onSelect: () => void } | undefined
}

/** Before so many thumbnails at most stands that of the model, so that it is in view. */
const BEFORE_MODEL = 2

/** The thumbnails of a gallery, three in view, with the current one always among them; that of a model is the third, or the last. */
export function GalleryThumbs({ pictures, index, onSelect, hasArrows, model }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const placeOfModel = Math.min(pictures.length, BEFORE_MODEL)
  const isModel = model?.isShown ?? false
  const shown = isModel ? placeOfModel : index + (model && index >= placeOfModel ? 1 : 0)
  useEffect(() => {
    const thumb = strip.current?.children[shown]
    if (!strip.current || !(thumb instanceof HTMLElement)) return
    const left = thumb.offsetLeft - (strip.current.clientWidth - thumb.offsetWidth) / 2
    strip.current.scrollTo({ left, behavior: scrollBehavior() })
  }, [shown])

  const thumbs = pictures.map((picture, at) => (
    <li key={keyAt(at, picture.src)} className={styles.item}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={`第 ${at + 1} 张图片`}
        aria-current={(at === index && !isModel) || undefined}
        onClick={() => onSelect(at)}
      >
        <Thumb picture={picture} />
      </button>
    </li>
  ))
  const [last] = pictures.slice(0, placeOfModel).slice(-1)
  if (model) thumbs.splice(placeOfModel, 0, <ModelThumb key="model" {...model} picture={last} />)
  // From a model they lead to the pictures beside its thumbnail.
  const before = isModel ? placeOfModel - 1 : index - 1
  const after = isModel ? placeOfModel : index + 1

  return (
    <div className={styles.thumbs}>
      {hasArrows && <Arrow icon="arrow-left" label="上一张图片" isEnd={before < 0} onClick={() => onSelect(before)} />}
      <ul ref={strip} className={styles.strip}>
        {thumbs}
      </ul>
      {hasArrows && <Arrow icon="arrow-right" label="下一张图片" isEnd={after >= pictures.length} onClick={() => onSelect(after)} />}
    </div>
  )
}

const Thumb = ({ picture }: { picture: PictureData }) => (
  <Picture picture={picture} sizes="(max-width: 800px) 22vw, 8.4vw" alt="" className={styles.picture} />
)

type ModelThumbProps = { picture: PictureData | undefined; isShown: boolean; onSelect: () => void }

/** A picture of the product with the mark of three dimensions: nothing of the model is loaded for it. */
function ModelThumb({ picture, isShown, onSelect }: ModelThumbProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.thumb} aria-label="三维模型" aria-current={isShown || undefined} onClick={onSelect}>
        {picture && <Thumb picture={picture} />}
        <span className={styles.mark} aria-hidden="true">
          <Icon name="cube" size={20} />
          3D
        </span>
      </button>
    </li>
  )
}

type ArrowProps = { icon: 'arrow-left' | 'arrow-right'; label: string; isEnd: boolean; onClick: () => void }

/** Pale at the end, where it does nothing but keeps the focus. */
function Arrow({ icon, label, isEnd, onClick }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-disabled={isEnd} onClick={isEnd ? undefined : onClick}>
      <Icon name={icon} size={24} />
    </button>
  )
}
