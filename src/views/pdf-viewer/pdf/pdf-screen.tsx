'use client'

import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useBackCloses } from '@/components/dialog/use-back-closes'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { type FileFailure, useLine } from '@/components/line/use-line'
import type { ViewableFile } from '@/contract/viewable-file'
import { PreviewFailure } from '../preview-failure'
import { ViewerFrame } from '../viewer-frame'
import { Controls } from './controls'
import { CutNotice } from './cut-notice'
import { useMissing } from './file/use-missing'
import { GAP } from './page-geometry'
import styles from './pdf-screen.module.css'
import { SEARCH_FIELD, SearchBar } from './search/search-bar'
import { noQuery, type Query, type Search, useSearch } from './search/use-search'
import { type Reader, useReader } from './use-reader'

// The reader of PDF files is heavy and needs a browser.
const pdfPages = lazyPart(() => import('./pdf-pages').then(({ PdfPages }) => PdfPages))

type Props = { file: ViewableFile; layout: 'desktop' | 'mobile'; logo: ReactNode }

/** A PDF file with its tools, or why it is not there. */
export function PdfScreen(props: Props) {
  const { failure, attempt, fail, retry } = useLine()
  const [query, setQuery] = useState(noQuery)
  if (failure) return <PreviewFailure reason={failure} file={props.file} logo={props.logo} onRetry={retry} />
  return <Reading key={attempt} {...props} query={query} setQuery={setQuery} onFailure={fail} onRetry={retry} />
}

type ReadingProps = Props & {
  query: Query
  setQuery: Dispatch<SetStateAction<Query>>
  onFailure: (reason: FileFailure) => void
  onRetry: () => void
}

function Reading({ file, layout, logo, query, setQuery, onFailure, onRetry }: ReadingProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const { bring, onCut, onLettersLost } = useMissing(onRetry)
  const reader = useReader(file.url, GAP[layout])
  const search = useSearch({ pdf, position: reader.position, query, setQuery })
  const { area, isReady } = reader
  const { Part: PdfPages, want } = useLazyPart(
    pdfPages,
    useCallback(() => onFailure('line'), [onFailure]),
  )
  useEffect(() => want(), [want])

  function closeSearch() {
    search.close()
    area.current?.focus({ preventScroll: true })
  }
  useBackCloses(search.isOpen, closeSearch)
  useSearchKey(search)
  // The keys that scroll work at once, where there are keys.
  useEffect(() => {
    const hasKeys = isReady && layout === 'desktop'
    if (hasKeys && document.activeElement === document.body) area.current?.focus({ preventScroll: true })
  }, [isReady, layout, area])

  return (
    <ViewerFrame
      logo={logo}
      file={file}
      controls={<Controls reader={reader} search={search} />}
      panel={search.isOpen && <SearchBar search={search} onClose={closeSearch} />}
      notice={bring && <CutNotice onRetry={bring} />}
    >
      <main
        ref={area}
        className={styles.area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        tabIndex={0}
        aria-label="文档内容"
        aria-busy={!isReady}
        onKeyDown={(event) => zoomByKey(event, reader)}
      >
        {!isReady && <Opening url={file.url} />}
        {PdfPages && (
          <PdfPages
            url={file.url}
            reader={reader}
            search={search}
            onOpen={setPdf}
            onCut={onCut}
            onLettersLost={onLettersLost}
            onFailure={onFailure}
            onRetry={onRetry}
          />
        )}
      </main>
    </ViewerFrame>
  )
}

/** Ctrl or ⌘ and F search the whole document; pressed in the field, they are the browser's. */
function useSearchKey(search: Search) {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const field = document.getElementById(SEARCH_FIELD)
    if (field && document.activeElement === field) return
    event.preventDefault()
    if (field instanceof HTMLInputElement) field.select()
    else search.open()
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** `+` and `-` zoom while the reading area has the focus; with Ctrl they are the browser's. */
function zoomByKey(event: KeyboardEvent, { zoom }: Reader) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === '+' || event.key === '=') zoom.step(1)
  else if (event.key === '-') zoom.step(-1)
}

function Opening({ url }: { url: string }) {
  return (
    <>
      <p className={styles.opening} role="status">
        <Icon name="spinner" size={48} className={styles.spinner} />
        加载中...
      </p>
      <noscript>
        <p className={styles.opening}>
          在线预览需要浏览器启用脚本，也可以直接<a href={url}>打开文件</a>。
        </p>
      </noscript>
    </>
  )
}
