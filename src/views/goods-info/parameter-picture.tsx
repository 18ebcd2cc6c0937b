'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import type { Picture as PictureData } from '@/contract/picture'
import styles from './parameter-picture.module.css'

const PictureZoom = dynamic(() => import('./picture-zoom').then((module) => module.PictureZoom), { ssr: false })

const LABEL = '外形及安装尺寸（mm）'

/** The parameter picture with 放大, which opens it in a dialog. */
export function ParameterPicture({ picture }: { picture: PictureData }) {
  const [zoom, setZoom] = useState({ isOpen: false, wasOpened: false })
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(max-width: 800px) 81vw, 26vw" className={styles.picture} />
      <figcaption className={styles.caption}>
        {LABEL}
        <button type="button" className={styles.zoom} onClick={() => setZoom({ isOpen: true, wasOpened: true })}>
          <Icon name="expand" size={20} />
          放大
        </button>
      </figcaption>
      {zoom.wasOpened && (
        <PictureZoom
          pictures={[picture]}
          title={LABEL}
          index={0}
          isOpen={zoom.isOpen}
          onIndexChange={() => undefined}
          onClose={() => setZoom({ isOpen: false, wasOpened: true })}
        />
      )}
    </figure>
  )
}
