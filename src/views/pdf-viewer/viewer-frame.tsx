import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import type { ViewableFile } from '@/contract/viewable-file'
import styles from './viewer-frame.module.css'

type Props = {
  /** The logo, leading home. */
  logo: ReactNode
  /** What is shown; null when nothing is. */
  file: ViewableFile | null
  controls?: ReactNode
  /** A `<main>`. */
  children: ReactNode
}

/** Fills the screen: a bar with logo, name, tools and download, and the dark canvas. On phones the tools stand at the lower edge. */
export function ViewerFrame({ logo, file, controls, children }: Props) {
  return (
    <div className={styles.frame} data-dark>
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
          <a href={file.url} download={file.downloadName} className={styles.download} aria-label={`下载 ${file.name}`}>
            <Icon name="download" size={24} />
            <span className={styles.downloadText}>下载</span>
          </a>
        )}
      </header>
      {controls && <div className={styles.controls}>{controls}</div>}
      {children}
    </div>
  )
}
