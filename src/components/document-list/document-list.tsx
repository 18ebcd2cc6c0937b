'use client'

import type { DocumentFile } from '@/contract/documents'
import { DocumentRow } from './document-row'
import { isSelected, type Selection } from './selection'
import type { SetDocument } from './set-documents'

type Props = {
  /** What the list holds, for those who can't see the heading above it. */
  label: string
  documents: readonly SetDocument[]
  selection: Selection
  onToggle: (document: DocumentFile) => void
}

/** Documents as rows that can be ticked, viewed and downloaded: product page, search and download centre. */
export function DocumentList({ label, documents, selection, onToggle }: Props) {
  return (
    <ul aria-label={label}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} isSelected={isSelected(selection, document)} onToggle={onToggle} />
      ))}
    </ul>
  )
}
