import type { ReactNode } from 'react'
import type { DocumentFile } from '@/contract/documents'
import { MarkedText, MarkedTitle } from '../highlight/marked-text'

/** A document with its name and note as they are shown. */
export type SetDocument = DocumentFile & { shown: { name: ReactNode; note: ReactNode } }

/**
 * Sets the texts of documents for their rows, which run in the browser (record 0039).
 *
 * @param keywordIn what is marked in a name
 */
export const setDocuments = (
  documents: readonly DocumentFile[],
  keywordIn: (name: string) => string | readonly string[] = () => '',
): SetDocument[] =>
  documents.map((document) => ({
    ...document,
    shown: {
      name: <MarkedTitle text={document.name} keyword={keywordIn(document.name)} />,
      note: document.note && <MarkedText text={document.note} keyword="" />,
    },
  }))
