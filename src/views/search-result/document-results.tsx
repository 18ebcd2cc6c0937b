'use client'

import { BatchBar } from '@/components/document-list/batch-bar'
import { DocumentList } from '@/components/document-list/document-list'
import type { SetDocument } from '@/components/document-list/set-documents'
import { useSelection } from '@/components/document-list/use-selection'
import { BatchDownloadButton } from '@/components/download/batch-download-button'
import type { Page } from '@/contract/paging'
import type { NearPage } from '@/domain/nearest-page'
import styles from './document-results.module.css'
import { NoDocuments } from './nothing-found'
import { ResultList } from './result-list'
import { tabLabels } from './search-state'

/** Says how to select; the batch button refers to it. */
const HINT_ID = 'documents-hint'

type Props = { page: Page<SetDocument>; keyword: string; near: readonly NearPage[]; hasButtonAbove?: boolean }

/**
 * The documents found, downloaded like those of a product: one by one, or what is ticked as a zip
 * (spec: search/document-results). What is ticked stays ticked while the pages turn.
 */
export function DocumentResults({ page, keyword, near, hasButtonAbove = false }: Props) {
  const { selection, toggle, clear } = useSelection('search')
  const isEmpty = page.rows.length === 0
  return (
    <div className={styles.documents}>
      {!isEmpty && (
        <div className={styles.head}>
          <p id={HINT_ID} className={styles.hint}>
            点击行可选择，翻页后仍保留；选两份以上可打包下载
          </p>
          {hasButtonAbove && <BatchDownloadButton selection={selection} describedBy={HINT_ID} />}
        </div>
      )}
      <ResultList
        kind="document"
        page={page}
        skeleton={<div className={styles.skeleton} />}
        gridClass={styles.rows}
        bar={<BatchBar selection={selection} onClear={clear} />}
      >
        {isEmpty ? (
          <NoDocuments keyword={keyword} near={near} />
        ) : (
          <DocumentList label={tabLabels.document} documents={page.rows} selection={selection} onToggle={toggle} />
        )}
      </ResultList>
    </div>
  )
}
