import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/contract/picture'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import { SiteLink } from '../site-link/site-link'
import styles from './card.module.css'

type PictureProps = {
  picture: PictureData | null
  /** How wide it is shown. */
  sizes: string
  /** One of the pictures in view when the page opens. */
  isFirst?: boolean
  className?: string
}

/** What a card is about: a picture and a title. Its link covers the card, which answers to the pointer as a whole. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <article className={`${styles.card} ${className}`}>{children}</article>
}

/** The picture of a card; its frame stands without one, too. */
export function CardPicture({ picture, sizes, isFirst, className = '' }: PictureProps) {
  return (
    <span className={`${styles.frame} ${className}`}>
      {picture && <Picture picture={picture} sizes={sizes} isFirst={isFirst} alt="" className={styles.picture} />}
    </span>
  )
}

/** The title of a card and its link, which covers the card. Stands under an `h2`. */
export function CardTitle({ href, className = '', children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <h3 className={`${styles.title} ${className}`}>
      <SiteLink href={href} className={styles.link}>
        {children}
      </SiteLink>
    </h3>
  )
}

/** Where the card leads, in words. */
export function CardMore({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`${styles.more} ${className}`} aria-hidden="true">
      {children}
      <Icon name="arrow-right" size={20} />
    </span>
  )
}
