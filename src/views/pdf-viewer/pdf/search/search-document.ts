import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type FoldedText, findIn, foldText, type Match } from './fold-text'

/** The texts of a document that have been read, by page. */
export type PageTexts = Map<number, FoldedText>

/** How far a search is. The matches of a page stay the same array. */
export type Progress = { matches: ReadonlyMap<number, readonly Match[]>; isDone: boolean; hasText: boolean }

type Search = {
  pdf: PDFDocumentProxy
  texts: PageTexts
  /** Folded, not empty. */
  words: string
  /** Number of the page that is searched first; after the last one comes the first. */
  from: number
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** So long at most the page may stand still, and so often what was found is shown. */
const SLICE_MS = 12
const SHOW_MS = 120

/**
 * Searches all pages of a document, those from `from` on first, in slices between which the page lives.
 *
 * @throws what reading a page's text throws, of a damaged document
 */
export async function searchDocument({ pdf, texts, words, from, signal, onProgress }: Search): Promise<void> {
  const matches = new Map<number, readonly Match[]>()
  let hasText = false
  let slice = performance.now()
  let shown = slice
  for (let step = 0; step < pdf.numPages; step += 1) {
    const page = ((from - 1 + step) % pdf.numPages) + 1
    const text = texts.get(page) ?? (await readText(pdf, page))
    if (signal.aborted) return
    texts.set(page, text)
    hasText ||= text.text !== ''
    const found = findIn(text, words, page)
    if (found.length > 0) matches.set(page, found)

    const now = performance.now()
    if (now - shown > SHOW_MS || (found.length > 0 && matches.size === 1)) {
      onProgress({ matches: new Map(matches), isDone: false, hasText })
      shown = now
    }
    if (now - slice > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) return
      slice = performance.now()
    }
  }
  onProgress({ matches, isDone: true, hasText })
}

async function readText(pdf: PDFDocumentProxy, number: number): Promise<FoldedText> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return foldText(
    items.map((item) => {
      if (!('str' in item)) return { text: '', top: 0 }
      const [, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
      return { text: item.str, top: Math.min(Math.max((y - item.height) / viewport.height, 0), 1) }
    }),
  )
}
