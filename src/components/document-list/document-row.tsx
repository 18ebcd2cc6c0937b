'use client'

import type { DocumentFile } from '@/contract/documents'
import { Highlight } from '../highlight/highlight'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import { Symbols } from '../symbols/symbols'
import styles from './document-list.module.css'
import { FileIcon } from './file-icon'

type Props = { document: DocumentFile; isSelected: boolean; onToggle: (document: DocumentFile) => void; keyword?: string }

/** A document with its tick and its two links. The whole row is the tick's hit area, the links are not. */
export function DocumentRow({ document, isSelected, onToggle, keyword }: Props) {
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.label}>
        <input type="checkbox" className={`${styles.tick} ${styles.checkbox}`} checked={isSelected} onChange={() => onToggle(document)} />
        <FileIcon ext={document.ext} className={styles.fileIcon} />
        <span className={styles.text}>
          <span className={styles.name}>
            {keyword ? <Highlight text={document.name} keyword={keyword} /> : <Symbols text={document.name} />}
          </span>
          <span className={styles.note}>
            <span className={styles.type}>
              {document.ext.toUpperCase()} <span>{document.sizeText}</span>
            </span>
            {document.note && (
              <span className={styles.edition}>
                <Symbols text={document.note} />
              </span>
            )}
          </span>
        </span>
      </label>
      <div className={styles.links}>
        {document.isViewable && <ViewLink document={document} />}
        <DownloadLink document={document} />
      </div>
    </li>
  )
}

/** Opens the viewer, for PDF, pictures and video alike (spec: common-parts/online-view). */
function ViewLink({ document }: { document: DocumentFile }) {
  return (
    <SiteLink
      href={`/PDF?param=${encodeURIComponent(document.url)}`}
      target="_blank"
      rel="noopener"
      className={styles.link}
      aria-label={`在线查看 ${document.name}（新窗口打开）`}
    >
      <Icon name="eye" size={20} className={styles.linkIcon} />
      <span className={styles.linkText}>在线查看</span>
    </SiteLink>
  )
}

function DownloadLink({ document }: { document: DocumentFile }) {
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
