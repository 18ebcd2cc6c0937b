import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { foldWords, type Match } from './fold-text'
import { type PageTexts, type Progress, searchDocument } from './search-document'

/** What the search field and the pages share. */
export type Search = ReturnType<typeof useSearch>

type Position = { page: number; show: (page: number, top: number) => void }

/** What the reader has typed, and whether the field is there; it outlives a file that is loaded again (spec: viewers/cut-line). */
export type Query = { words: string; isOpen: boolean }

export const noQuery: Query = { words: '', isOpen: false }

type Options = {
  /** Null before it is open. */
  pdf: PDFDocumentProxy | null
  position: Position
  query: Query
  setQuery: Dispatch<SetStateAction<Query>>
}

/** Before this much time has passed without a key, words are not searched. */
const PAUSE_MS = 150

const nothing: Progress = { matches: new Map(), isDone: false, hasText: true }

/** A search through all pages of a document (spec: viewers/search-in-document). */
export function useSearch({ pdf, position, query: { words, isOpen }, setQuery }: Options) {
  const [progress, setProgress] = useState(nothing)
  const [current, setCurrent] = useState<Match | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const texts = useRef<PageTexts>(new Map())
  const folded = isOpen ? foldWords(words) : ''

  const show = useEffectEvent((match: Match | null) => {
    setCurrent(match)
    if (match) position.show(match.page, match.top)
  })
  const run = useEffectEvent((search: { pdf: PDFDocumentProxy; words: string; signal: AbortSignal }) => {
    const from = position.page
    let isShown = false
    const onProgress = (next: Progress) => {
      setProgress(next)
      const [first] = next.matches.values()
      if (isShown || !first) return
      isShown = true
      show(first[0] ?? null)
    }
    searchDocument({ ...search, from, texts: texts.current, onProgress }).catch(() => !search.signal.aborted && setIsBroken(true))
  })

  useEffect(() => {
    const running = new AbortController()
    setProgress(nothing)
    setCurrent(null)
    setIsBroken(false)
    if (!pdf || folded === '') return
    const timer = setTimeout(() => run({ pdf, words: folded, signal: running.signal }), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      running.abort()
    }
  }, [pdf, folded])
  // Another copy of the file is another file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: emptied when the document changes
  useEffect(() => () => texts.current.clear(), [pdf])

  const all = useMemo(() => [...progress.matches].sort(([a], [b]) => a - b).flatMap(([, matches]) => matches), [progress])
  const index = current ? all.indexOf(current) : -1
  const go = (step: 1 | -1) => show(all[(index + step + all.length) % all.length] ?? null)
  return {
    isOpen,
    open: () => setQuery((query) => ({ ...query, isOpen: true })),
    close: () => setQuery((query) => ({ ...query, isOpen: false })),
    words,
    setWords: (typed: string) => setQuery((query) => ({ ...query, words: typed })),
    /** Of the words that are searched, by page. */
    matches: progress.matches,
    current,
    index,
    count: all.length,
    next: () => go(1),
    previous: () => go(-1),
    state: stateOf(folded, progress, isBroken),
  }
}

type State = 'idle' | 'running' | 'found' | 'nothing' | 'no-text' | 'broken'

function stateOf(words: string, { isDone, hasText, matches }: Progress, isBroken: boolean): State {
  if (words === '') return 'idle'
  if (isBroken) return 'broken'
  if (!isDone) return 'running'
  if (!hasText) return 'no-text'
  return matches.size === 0 ? 'nothing' : 'found'
}
