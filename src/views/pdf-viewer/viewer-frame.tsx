import type { ReactNode } from 'react'
import type { ViewableFile } from '@/contract/viewable-file'
import { FileLinks } from './file-links'
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
        {file && <FileLinks file={file} />}
      </header>
      {controls && <div className={styles.controls}>{controls}</div>}
      {children}
      {panel && <div className={styles.panel}>{panel}</div>}
      {notice && <div className={styles.notice}>{notice}</div>}
      {file && <PrintedHint file={file} />}
    </div>
  )
}
