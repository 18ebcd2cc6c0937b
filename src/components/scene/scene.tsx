import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/contract/picture'
import { Picture } from '../picture/picture'
import styles from './scene.module.css'

type Props = {
  picture: PictureData | null
  /** Of the picture; the text takes the other one. */
  tone: 'dark' | 'light'
  /** How wide the picture is shown, when it is cropped wider than the window. */
  sizes?: string
  isFirst?: boolean
  /** Of the picture, where no text on it says the same. */
  alt?: string
  /** Id of its heading, when it is a section of its own. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** On phones a scene is higher than its picture, which is cropped at the sides. */
const CROPPED = '(min-width: 900px) 100vw, 134vw'

/**
 * A full-bleed picture with text on it, calmed on the side of the text. How far it is calmed is `--scrim`, how high it
 * is the style of whoever uses it.
 */
export function Scene({ picture, tone, sizes = CROPPED, isFirst, alt = '', labelledBy, className = '', children }: Props) {
  const Element = labelledBy ? 'section' : 'div'
  return (
    <Element
      className={`${styles.scene} ${styles[tone]} ${className}`}
      aria-labelledby={labelledBy}
      data-dark={tone === 'dark' ? '' : undefined}
    >
      {picture && <Picture picture={picture} sizes={sizes} isFirst={isFirst} alt={alt} className={styles.image} />}
      {children}
    </Element>
  )
}
