import type { ReactNode } from 'react'
import type { PageHeader } from '@/contract/site'
import { Scene } from '../scene/scene'
import styles from './page-banner.module.css'

type Props = { header: PageHeader; children?: ReactNode }

/** What opens an inner page: its picture with the page's `h1` and one line. */
export function PageBanner({ header, children }: Props) {
  const { title, line, image, tone } = header
  return (
    <Scene picture={image} tone={tone} isFirst className={`${styles.banner} ${styles[tone]}`}>
      <div className={`container ${styles.content}`}>
        <h1 className={styles.title}>{title}</h1>
        {line && <p className={styles.line}>{line}</p>}
        {children}
      </div>
    </Scene>
  )
}
