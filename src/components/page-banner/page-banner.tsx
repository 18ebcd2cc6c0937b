import type { ReactNode } from 'react'
import type { PageHeader } from '@/contract/site'
import { Picture } from '../picture/picture'
import styles from './page-banner.module.css'

type Props = { header: PageHeader; children?: ReactNode }

/** What opens an inner page: its picture, calmed on the side of the text, with the page's `h1` and one line. */
export function PageBanner({ header, children }: Props) {
  const { title, line, image, tone } = header
  return (
    <section className={`${styles.banner} ${styles[tone]}`} data-dark={tone === 'dark' || undefined}>
      {image && <Picture picture={image} sizes="100vw" isFirst alt="" className={styles.image} />}
      <div className={`container ${styles.content}`}>
        <h1 className={styles.title}>{title}</h1>
        {line && <p className={styles.line}>{line}</p>}
        {children}
      </div>
    </section>
  )
}
