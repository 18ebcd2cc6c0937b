'use client'

import { useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import styles from './news.module.css'
import { NewsDate } from './news-date'
import type { NewsTeaser } from './news-teaser'

/** Four columns; the one that is pointed at or focused widens and shows its picture and text, and stays so. */
export function NewsColumns({ teasers }: { teasers: NewsTeaser[] }) {
  const [open, setOpen] = useState(0)
  return (
    <ul className={styles.columns}>
      {teasers.map((teaser, index) => (
        <li
          key={teaser.id}
          className={`${styles.column} ${index === open ? styles.open : ''}`}
          onPointerEnter={() => setOpen(index)}
          onFocus={() => setOpen(index)}
        >
          <NewsDate teaser={teaser} />
          <p className={styles.closedTitle} aria-hidden="true">
            {teaser.title}
          </p>
          <span className={styles.circle} aria-hidden="true">
            <Icon name="arrow-right" />
          </span>
          <div className={styles.sheet}>
            <div className={styles.frame}>
              {teaser.cover && <Picture picture={teaser.cover} sizes="38vw" alt="" className={styles.cover} />}
            </div>
            <h3 className={styles.title}>
              <SiteLink href={`/NewsDetail?id=${teaser.id}`} className={styles.link}>
                {teaser.title}
              </SiteLink>
            </h3>
            <p className={styles.text}>{teaser.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
