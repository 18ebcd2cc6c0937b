'use client'

import { ButtonLink } from '@/components/button/button-link'
import { BatchBar } from '@/components/document-list/batch-bar'
import { DocumentList } from '@/components/document-list/document-list'
import type { SetDocument } from '@/components/document-list/set-documents'
import { useSelection } from '@/components/document-list/use-selection'
import { BatchDownloadButton } from '@/components/download/batch-download-button'
import { ListCount } from '@/components/filtered-list/list-count'
import { ListResults } from '@/components/filtered-list/list-results'
import { turnTo } from '@/components/filtered-list/list-state'
import { Icon } from '@/components/icon/icon'
import { Pagination } from '@/components/pagination/pagination'
import type { Page } from '@/contract/paging'
import type { NearPage } from '@/domain/nearest-page'
import { productSelection } from '@/domain/product-selection'
import styles from './document-page.module.css'
import { useList } from './list-context'
import { PAGE_SIZE, toHref } from './list-state'
import { NothingFound } from './nothing-found'

/** Says how to select; the batch button refers to it. */
const HINT_ID = 'documents-hint'

type Props = { documents: Page<SetDocument>; near: readonly NearPage[] }

/**
 * A page of files as rows. What is ticked stays ticked while pages, categories and keywords change; more than one file
 * makes a batch (spec: common-parts/batch).
 */
export function DocumentPage({ documents: { rows, total, pageNum, pageCount }, near }: Props) {
  const { state, loaded, isPending, turn, countRef } = useList()
  const { selection, toggle, clear } = useSelection('downloads')
  return (
    <>
      <div className={styles.head}>
        <div className={styles.summary}>
          <ListCount total={total} unit="份资料" countRef={countRef} />
          <p id={HINT_ID} className={styles.hint}>
            点击行可选择，翻页后仍保留；选两份以上可打包下载
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={productSelection.href} tone="outline" size="small">
            <Icon name="ruler" size={20} />
            {productSelection.name}
          </ButtonLink>
          <BatchDownloadButton selection={selection} describedBy={HINT_ID} />
        </div>
      </div>
      <div className={styles.documents}>
        <ListResults
          isPending={isPending}
          isEmpty={rows.length === 0}
          skeleton={<div className={styles.skeleton} />}
          pageSize={Math.min(PAGE_SIZE, Math.max(rows.length, 3))}
          gridClass={styles.rows}
        >
          {rows.length === 0 ? (
            <NothingFound state={loaded} near={near} />
          ) : (
            <DocumentList label="资料" documents={rows} selection={selection} onToggle={toggle} />
          )}
        </ListResults>
        <BatchBar selection={selection} onClear={clear} />
      </div>
      <div className={styles.pages}>
        <Pagination
          label="资料分页"
          pageNum={pageNum}
          pageCount={pageCount}
          hrefOf={(page) => toHref(turnTo(state, page))}
          onTurn={(page) => turn(turnTo(state, page))}
        />
      </div>
    </>
  )
}
