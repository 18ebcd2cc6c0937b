'use client'

import { useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { Picture } from '@/components/picture/picture'
import type { Picture as PictureData } from '@/contract/picture'
import styles from './parameter-picture.module.css'

const pictureZoom = lazyPart(() => import('./picture-zoom').then(({ PictureZoom }) => PictureZoom))

const LABEL = '外形及安装尺寸（mm）'

type Props = {
  picture: PictureData
  /** The address of the same as a drawing in DXF. */
  drawing: string | undefined
}

/** The parameter picture with 放大, which opens it in a dialog; as vectors, where there is a drawing of it. */
export function ParameterPicture({ picture, drawing }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: PictureZoom, want } = useLazyPart(pictureZoom)
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(max-width: 800px) 81vw, 26vw" className={styles.picture} />
      <figcaption className={styles.caption}>
        {LABEL}
        <button type="button" className={styles.zoom} onClick={() => want(() => setOpen(true))}>
          <Icon name="expand" size={20} />
          放大
        </button>
      </figcaption>
      {PictureZoom && (
        <PictureZoom
          pictures={[picture]}
          title={LABEL}
          drawing={drawing}
          index={0}
          isOpen={isOpen}
          onIndexChange={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </figure>
  )
}
