'use client'

import type { DocumentFile } from '@/contract/documents'
import { tickBox } from '../tick/tick-box'
import { DownloadLink, ViewLink } from './document-links'
import styles from './document-list.module.css'
import { FileIcon } from './file-icon'
import type { SetDocument } from './set-documents'

type Props = { document: SetDocument; isSelected: boolean; onToggle: (document: DocumentFile) => void }

/** A document with its tick and its two links. The whole row is the tick's hit area, the links are not. */
export function DocumentRow({ document, isSelected, onToggle }: Props) {
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.label}>
        <input type="checkbox" className={`${tickBox} ${styles.tick}`} checked={isSelected} onChange={() => onToggle(document)} />
        <FileIcon ext={document.ext} className={styles.fileIcon} />
        <span className={styles.text}>
          <span className={styles.name}>{document.shown.name}</span>
          <span className={styles.note}>
            <span className={styles.type}>
              {document.ext.toUpperCase()} <span>{document.sizeText}</span>
              {document.page && <span>第 {document.page} 页</span>}
            </span>
            {document.note && <span className={styles.edition}>{document.shown.note}</span>}
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
