import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import type { ViewableFile } from '@/contract/viewable-file'
import { PrintedHint } from './printed-hint'
import styles from './viewer-frame.module.css'

type Props = {
  /** The logo, leading home. */
  logo: ReactNode
  /** What is shown; null when nothing is. */
  file: ViewableFile | null
  controls?: ReactNode
  /** Lies over the canvas, at its upper edge. */
  panel?: ReactNode
  /** Lies over the canvas, at its lower edge. */
  notice?: ReactNode
  /** A `<main>`. */
  children: ReactNode
}

/** Fills the screen: a bar with logo, name, tools and download, and the dark canvas. On phones the tools stand at the lower edge. */
export function ViewerFrame({ logo, file, controls, panel, notice, children }: Props) {
  return (
    <div className={styles.frame} data-dark data-own-print>
      <header className={styles.bar}>
        <div className={styles.start}>
          <span className={styles.logo}>{logo}</span>
          {file && (
            <h1 className={styles.name} title={file.name}>
              {file.name}
            </h1>
          )}
        </div>
        {file && (
          <div className={styles.ways}>
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className={styles.way}
              aria-label={`打印 ${file.name}（新窗口打开）`}
              title="在新窗口打开文件，用浏览器打印"
            >
              <Icon name="printer" size={24} />
              <span className={styles.wayText}>打印</span>
            </a>
            <a href={file.url} download={file.downloadName} className={styles.way} aria-label={`下载 ${file.name}`}>
              <Icon name="download" size={24} />
              <span className={styles.wayText}>下载</span>
            </a>
          </div>
        )}
      </header>
      {controls && <div className={styles.controls}>{controls}</div>}
      {children}
      {panel && <div className={styles.panel}>{panel}</div>}
      {notice && <div className={styles.notice}>{notice}</div>}
      {file && <PrintedHint file={file} />}
    </div>
  )
}
