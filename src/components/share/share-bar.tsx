'use client'

import { Icon } from '../icon/icon'
import styles from './share-bar.module.css'
import { shareLink } from './share-link'

type Props = { title: string; className?: string }

/** Passes a page on, by the device's own ways or as a link, and prints it (spec: common-parts/share). */
export function ShareBar({ title, className = '' }: Props) {
  return (
    <div className={`${styles.bar} ${className}`}>
      <button type="button" className={styles.tool} onClick={() => void shareLink(title)}>
        <Icon name="share" size={22} />
        分享
      </button>
      <button type="button" className={styles.tool} onClick={() => window.print()}>
        <Icon name="printer" size={22} />
        打印
      </button>
    </div>
  )
}
