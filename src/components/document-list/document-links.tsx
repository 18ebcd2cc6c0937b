import type { DocumentFile } from '@/contract/documents'
import { viewerAddress } from '@/domain/viewer-address'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import styles from './document-list.module.css'

/** Opens the viewer, for PDF, pictures and video alike (spec: common-parts/online-view). */
export function ViewLink({ document }: { document: DocumentFile }) {
  const text = document.page ? `查看第 ${document.page} 页` : '在线查看'
  return (
    <SiteLink
      href={viewerAddress(document)}
      target="_blank"
      rel="noopener"
      className={styles.link}
      aria-label={`${text} ${document.name}（新窗口打开）`}
    >
      <Icon name="eye" size={20} className={styles.linkIcon} />
      <span className={styles.linkText}>{text}</span>
    </SiteLink>
  )
}

/** Saves the file under its name, with its type and size to see beforehand. */
export function DownloadLink({ document }: { document: DocumentFile }) {
  const ext = document.ext.toUpperCase()
  return (
    <a
      href={document.url}
      download={`${document.name}.${document.ext}`}
      className={`${styles.link} ${styles.download}`}
      aria-label={`${ext} ${document.sizeText}，下载 ${document.name}`}
    >
      <Icon name="download" size={20} className={styles.linkIcon} />
      <span className={styles.linkText}>
        {ext} <span className={styles.size}>{document.sizeText}</span>
      </span>
    </a>
  )
}
