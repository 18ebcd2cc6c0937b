import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  /** 暂无数据, unless the page knows better. */
  title?: string
  line?: string
  /** The way onward: links or buttons. */
  children?: ReactNode
}

/** A list without entries: a picture, what it means and a way onward. */
export function EmptyState({ title = '暂无数据', line, children }: Props) {
  return (
    <div className={styles.empty}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the site, no picture of the media library */}
      <img className={styles.picture} src="/art/no-data.svg" width={480} height={360} alt="" />
      <p className={styles.title}>{title}</p>
      {line && <p className={styles.line}>{line}</p>}
      {children && <div className={styles.onward}>{children}</div>}
    </div>
  )
}
