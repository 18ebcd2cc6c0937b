'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { Picture } from '@/components/picture/picture'
import type { DocumentFile } from '@/contract/documents'
import type { Picture as PictureData } from '@/contract/picture'
import { keyAt } from '@/lib/key-at'
import styles from './gallery.module.css'
import { GalleryThumbs } from './gallery-thumbs'
import { useSnapIndex } from './use-snap-index'

const pictureZoom = lazyPart(() => import('./picture-zoom').then(({ PictureZoom }) => PictureZoom))
const modelStage = lazyPart(() => import('./model/model-stage').then(({ ModelStage }) => ModelStage))

type Props = {
  pictures: readonly PictureData[]
  title: string
  hasArrows: boolean
  /** Shown in the place of the pictures when its thumbnail is pressed. */
  model: DocumentFile | undefined
  /** What else lies over the pictures. */
  children?: ReactNode
}

/**
 * The pictures of a product: a large one that opens a dialog, three thumbnails at a time (spec: products/gallery). The large
 * ones stand in a row that snaps, so that a phone swipes them without any script. A model is shown over them.
 */
export function Gallery({ pictures, title, hasArrows, model, children }: Props) {
  const { stage, index, goTo, handlers } = useSnapIndex(pictures.length)
  const [isOpen, setOpen] = useState(false)
  const { Part: PictureZoom, want } = useLazyPart(pictureZoom)
  const { Part: ModelStage, want: wantModel } = useLazyPart(modelStage)
  const [asksForModel, setAsksForModel] = useState(false)
  const showsModel = asksForModel && model !== undefined && ModelStage !== null
  const showPicture = (at: number) => {
    setAsksForModel(false)
    goTo(at)
  }
  if (pictures.length === 0) return <GalleryPlaceholder />

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within the overview, no landmark of its own
    <div role="group" aria-label="产品图片" className={styles.gallery}>
      <div className={styles.frame}>
        <ul ref={stage} className={styles.stage} inert={showsModel} {...handlers}>
          {pictures.map((picture, at) => (
            <li key={keyAt(at, picture.src)} className={styles.slide} inert={at !== index}>
              <button
                type="button"
                className={styles.open}
                aria-label={`放大查看：${picture.alt || title}`}
                onClick={() => want(() => setOpen(true))}
              >
                <Picture picture={picture} sizes="(max-width: 800px) 85.5vw, 35.5vw" isFirst={at === 0} alt="" className={styles.picture} />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.position} aria-live="polite" hidden={showsModel}>
          <span className="visually-hidden">{`第 ${index + 1} 张，共 ${pictures.length} 张`}</span>
          <span aria-hidden="true">
            <b className={styles.current}>{index + 1}</b> / {pictures.length}
          </span>
        </p>
        <Icon name="expand" size={24} className={styles.hint} />
        {!showsModel && children}
        {showsModel && <ModelStage file={model} title={title} />}
      </div>
      {(pictures.length > 1 || model) && (
        <GalleryThumbs
          pictures={pictures}
          index={index}
          onSelect={showPicture}
          hasArrows={hasArrows}
          model={model && { isShown: showsModel, onSelect: () => wantModel(() => setAsksForModel(true)) }}
        />
      )}
      {PictureZoom && (
        <PictureZoom
          pictures={pictures}
          title={title}
          index={index}
          isOpen={isOpen}
          onIndexChange={(next) => goTo(next, 'instant')}
          onClose={() => setOpen(false)}
          focusOnClose={() => stage.current?.querySelector<HTMLElement>('li:not([inert]) > button') ?? null}
        />
      )}
    </div>
  )
}

function GalleryPlaceholder() {
  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        {/* biome-ignore lint/performance/noImgElement: a drawing of the site */}
        <img src="/art/placeholder-switchgear.webp" alt="暂无产品图片" width={962} height={737} className={styles.picture} />
      </div>
    </div>
  )
}
