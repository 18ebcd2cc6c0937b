'use client'

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { memo } from 'react'
import { Document } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { DrawnPage, type Found } from './drawn-page'
import type { Again } from './file/parts'
import { useOpenFile } from './file/use-open-file'
import { loadPageSizes } from './load-page-sizes'
import type { PageBox } from './page-geometry'
import styles from './pdf-pages.module.css'
import type { Search } from './search/use-search'
import { annotationIcons, pdfOptions } from './set-up'
import type { Reader } from './use-reader'

type Props = {
  url: string
  reader: Reader
  search: Search
  onOpen: (pdf: PDFDocumentProxy) => void
  /** Is told what asks again for parts of the file that the line has cut off; null when nothing is missing any more. */
  onCut: (again: Again | null) => void
  /** Is told that letters are missing in what was drawn; the same function each time. */
  onLettersLost: () => void
  onFailure: (reason: 'file' | 'line') => void
  onRetry: () => void
}

/** The pages of a document: a box of the right size for each, drawn when it is near the view. */
export function PdfPages({ url, reader, search, onOpen, onCut, onLettersLost, onFailure, onRetry }: Props) {
  const { layout, scale, position, setSizes } = reader
  const file = useOpenFile(url, { onCut, onFailure })
  return (
    <Document
      file={file}
      options={pdfOptions}
      imageResourcesPath={annotationIcons}
      externalLinkTarget="_blank"
      loading={null}
      noData={null}
      error={null}
      onLoadSuccess={(pdf) => {
        onOpen(pdf)
        loadPageSizes(pdf, setSizes).catch(() => onFailure('line'))
      }}
      onLoadError={({ name }) => onFailure(name === 'InvalidPDFException' ? 'file' : 'line')}
      onSourceError={() => onFailure('line')}
      onPassword={() => onFailure('file')}
      onItemClick={({ pageNumber }) => position.goTo(pageNumber)}
    >
      <div className={styles.pages} style={{ width: layout.width, height: layout.height }}>
        {layout.boxes.map((box) => (
          <PageSlot
            key={box.number}
            count={layout.boxes.length}
            box={box}
            scale={scale}
            isNear={box.number >= position.first && box.number <= position.last}
            matches={search.matches.get(box.number)}
            current={search.current?.page === box.number ? search.current : null}
            onLettersLost={onLettersLost}
            onRetry={onRetry}
          />
        ))}
      </div>
    </Document>
  )
}

type SlotProps = Found & {
  count: number
  box: PageBox
  scale: number
  isNear: boolean
  onLettersLost: () => void
  onRetry: () => void
}

/** The place of a page. */
const PageSlot = memo(function PageSlot({ count, box, scale, isNear, matches, current, onLettersLost, onRetry }: SlotProps) {
  const { number, top, width, height } = box
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is no group of form fields
    <div className={styles.slot} style={{ top, width, height }} role="group" aria-label={`第 ${number} 页，共 ${count} 页`}>
      {isNear && <DrawnPage box={box} scale={scale} matches={matches} current={current} onLettersLost={onLettersLost} onRetry={onRetry} />}
    </div>
  )
})
