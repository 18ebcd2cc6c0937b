'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '@/components/button/button-link'
import type { SetDocument } from '@/components/document-list/set-documents'
import { useSelection } from '@/components/document-list/use-selection'
import { BatchDownloadButton } from '@/components/download/batch-download-button'
import { TabList, TabPanel } from '@/components/tabs/tabs'
import { productSelection } from '@/domain/product-selection'
import { DOCUMENTS_HINT_ID, DocumentsPanel } from './documents-panel'
import { sectionIds } from './sections'
import styles from './technical-tabs.module.css'

const PARAMETERS = { id: 'parameters', label: '技术参数' }
const DOCUMENTS = { id: 'documents', label: '产品资料' }

type Props = {
  productId: string
  /** The selector, with what is known of the product. */
  selectorHref: string
  parameters: ReactNode
  dataSheet: ReactNode
  documents: readonly SetDocument[]
  opensDocuments: boolean
  hasActionsBelow: boolean
}

/** The two tabs of the technical area; parameters come first when there are any (spec: products/technical-tabs). */
export function TechnicalTabs({ productId, selectorHref, parameters, dataSheet, documents, opensDocuments, hasActionsBelow }: Props) {
  const [selected, setSelected] = useState(parameters && !opensDocuments ? PARAMETERS.id : DOCUMENTS.id)
  const { selection, toggle, clear } = useSelection(`product ${productId}`)
  useOpeningAt(sectionIds.technical, opensDocuments)
  const actions = (
    <div className={styles.actions}>
      <ButtonLink href={selectorHref} tone="outline" size="small">
        {productSelection.name}
      </ButtonLink>
      {documents.length > 0 && <BatchDownloadButton selection={selection} describedBy={DOCUMENTS_HINT_ID} />}
    </div>
  )

  return (
    <>
      <div className={styles.head}>
        <TabList
          label="技术参数与产品资料"
          tabs={parameters ? [PARAMETERS, DOCUMENTS] : [DOCUMENTS]}
          selected={selected}
          onSelect={setSelected}
          className={styles.tabs}
          tabClassName={styles.tab}
        />
        {!hasActionsBelow && actions}
      </div>
      {parameters && (
        <TabPanel
          id={PARAMETERS.id}
          isSelected={selected === PARAMETERS.id}
          onFound={() => setSelected(PARAMETERS.id)}
          className={styles.panel}
        >
          <h2 className={styles.paperTitle}>{PARAMETERS.label}</h2>
          {parameters}
        </TabPanel>
      )}
      <TabPanel id={DOCUMENTS.id} isSelected={selected === DOCUMENTS.id} onFound={() => setSelected(DOCUMENTS.id)} className={styles.panel}>
        <h2 className={styles.paperTitle}>{DOCUMENTS.label}</h2>
        <DocumentsPanel first={dataSheet} documents={documents} selection={selection} onToggle={toggle} onClear={clear} />
      </TabPanel>
      {hasActionsBelow && actions}
    </>
  )
}

/**
 * Scrolls to a section once, after the router has scrolled to the top. Who has begun to read meanwhile is left where he is; some
 * browsers opened the page there by its style.
 */
function useOpeningAt(id: string, isWanted: boolean) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    if (window.scrollY > 0) return
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [id, isWanted])
}
