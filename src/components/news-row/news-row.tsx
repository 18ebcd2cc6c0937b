import type { ReactNode } from 'react'
import type { Picture } from '@/contract/picture'
import { Card, CardPicture, CardTitle } from '../card/card'
import { Icon } from '../icon/icon'
import styles from './news-row.module.css'

type Text = { id: number; date: string; title: ReactNode; excerpt: ReactNode }

type ListedProps = Text & {
  cover: Picture | null
  /** How wide the picture is shown. */
  sizes: string
}

/** An article in the list: its date as a block, title, the beginning of its text, its picture; the whole row leads to it. */
export function NewsRow({ cover, sizes, ...text }: ListedProps) {
  return (
    <Card className={`${styles.row} ${styles.listed}`}>
      <RowText {...text} />
      {cover && <CardPicture picture={cover} sizes={sizes} className={styles.frame} />}
    </Card>
  )
}

/** An article that a search has found: closer than in the list, and without its picture. Stands under an `h2`. */
export function FoundNewsRow(text: Text) {
  return (
    <Card className={`${styles.row} ${styles.found}`}>
      <RowText {...text} />
      <Icon name="arrow-right" size={28} className={styles.arrow} />
    </Card>
  )
}

function RowText({ id, date, title, excerpt }: Text) {
  return (
    <>
      <time dateTime={date} className={styles.date}>
        <span className="visually-hidden">{date}</span>
        <span aria-hidden="true" className={styles.block}>
          <b className={styles.day}>{date.slice(5)}</b>
          <span className={styles.year}>{date.slice(0, 4)}</span>
        </span>
      </time>
      <div className={styles.text}>
        <CardTitle href={`/NewsDetail?id=${id}`} className={styles.title}>
          {title}
        </CardTitle>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
    </>
  )
}

/** The place of a row while another page is loading. */
export function NewsRowSkeleton() {
  return (
    <div className={`${styles.row} ${styles.listed} ${styles.skeleton}`}>
      <Bars />
      <CardPicture picture={null} sizes="" className={styles.frame} />
    </div>
  )
}

/** The same among what a search finds. */
export function FoundNewsRowSkeleton() {
  return (
    <div className={`${styles.row} ${styles.found} ${styles.skeleton}`}>
      <Bars />
    </div>
  )
}

function Bars() {
  return (
    <>
      <div className={styles.date}>
        <div className={styles.bar} />
      </div>
      <div className={styles.text}>
        <div className={styles.bar} />
        <div className={`${styles.bar} ${styles.low}`} />
      </div>
    </>
  )
}
