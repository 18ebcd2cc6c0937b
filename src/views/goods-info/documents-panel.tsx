'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '@/components/button/button-link'
import { DocumentList } from '@/components/document-list/document-list'
import type { Selection } from '@/components/document-list/selection'
import type { SetDocument } from '@/components/document-list/set-documents'
import { EmptyState } from '@/components/empty-state/empty-state'
import { whenOnline } from '@/components/lazy-part/missing-scripts'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { TabList, TabPanel } from '@/components/tabs/tabs'
import type { DocumentFile } from '@/contract/documents'
import { groupDocuments } from './document-groups'
import styles from './documents-panel.module.css'

// Of those who read about a product few tick documents of it; without a line, the button above the list has to do.
const batchBar = lazyPart(() => import('@/components/document-list/batch-bar').then(({ BatchBar }) => BatchBar))

/** Says how to select; the batch button refers to it. */
export const DOCUMENTS_HINT_ID = 'documents-hint'

type Props = {
  /** What stands before all of them. */
  first: ReactNode
  documents: readonly SetDocument[]
  selection: Selection
  onToggle: (document: DocumentFile) => void
  onClear: () => void
}

/** A product's documents by category; what is ticked stays ticked while the visitor looks into another category. */
export function DocumentsPanel({ first, documents, selection, onToggle, onClear }: Props) {
  const groups = groupDocuments(documents)
  const [selected, setSelected] = useState(groups[0]?.id ?? '')
  const { Part: BatchBar, want } = useLazyPart(batchBar, whenOnline)
  const isTicked = selection.length > 0
  useEffect(() => {
    if (isTicked) want()
  }, [isTicked, want])
  if (groups.length === 0) return <NoDocuments first={first} />

  return (
    <>
      {first}
      <div className={styles.columns}>
        <TabList
          label="资料类型"
          tabs={groups.map(({ id, label, documents: { length } }) => ({ id, label: <MenuEntry label={label} count={length} /> }))}
          selected={selected}
          onSelect={setSelected}
          className={styles.menu}
          tabClassName={styles.entry}
        />
        <div className={styles.lists}>
          <p id={DOCUMENTS_HINT_ID} className={styles.hint}>
            点击行可选择，选两份以上可打包下载
          </p>
          {groups.map((group) => (
            <TabPanel
              key={group.id}
              id={group.id}
              isSelected={group.id === selected}
              onFound={() => setSelected(group.id)}
              className={styles.panel}
            >
              <h3 className={styles.title}>{group.label}</h3>
              <DocumentList label={group.label} documents={group.documents} selection={selection} onToggle={onToggle} />
            </TabPanel>
          ))}
          {BatchBar && <BatchBar selection={selection} onClear={onClear} />}
        </div>
      </div>
    </>
  )
}

function MenuEntry({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <span className={styles.count}>{count}</span>
    </>
  )
}

function NoDocuments({ first }: { first: ReactNode }) {
  return (
    <>
      {first}
      <EmptyState line="该产品的其他资料正在整理，可在下载中心查找同系列资料。">
        <ButtonLink href="/Download" tone="outline">
          下载中心
        </ButtonLink>
      </EmptyState>
    </>
  )
}
