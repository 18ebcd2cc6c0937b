import { DownloadLink, ViewLink } from '@/components/document-list/document-links'
import { FileIcon } from '@/components/document-list/file-icon'
import { Symbols } from '@/components/symbols/symbols'
import type { DocumentFile } from '@/contract/documents'
import styles from './category-documents.module.css'

/** The first documents of a category, to look at and to take along. */
export function CategoryDocuments({ documents }: { documents: readonly DocumentFile[] }) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={styles.entry}>
          <FileIcon ext={document.ext} className={styles.icon} />
          <div className={styles.text}>
            <p className={styles.name}>
              <Symbols text={document.name} />
            </p>
            <p className={styles.links}>
              {document.isViewable && <ViewLink document={document} />}
              <DownloadLink document={document} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
