'use client'

import type { DocumentFile } from '@/contract/documents'
import { Highlight } from '../highlight/highlight'
import { Symbols } from '../symbols/symbols'
import { DownloadLink, ViewLink } from './document-links'
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
