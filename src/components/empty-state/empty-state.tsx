import type { ReactNode } from 'react'
import type { NearPage } from '@/domain/nearest-page'
import styles from './empty-state.module.css'
import { NearNames } from './near-names'

type Props = {
  /** 暂无数据, unless the page knows better. */
  title?: string
  line?: string
  /** What may have been meant by the word that finds nothing. */
  near?: readonly NearPage[]
  /** The way onward, which none may lack: links or buttons (spec: common-parts/empty-list). */
  children: ReactNode
}

/** A list without entries: a picture, what it means and a way onward. */
export function EmptyState({ title = '暂无数据', line, near = [], children }: Props) {
  return (
    <div className={styles.empty}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the site, no picture of the media library */}
      <img className={styles.picture} src="/art/no-data.svg" width={480} height={360} alt="" />
      <p className={styles.title}>{title}</p>
      {line && <p className={styles.line}>{line}</p>}
      <NearNames near={near} />
      <div className={styles.onward}>{children}</div>
    </div>
  )
}
