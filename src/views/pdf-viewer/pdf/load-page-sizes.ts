import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PageSize } from './page-geometry'

/** So many pages are asked for at once, so that drawing a page never waits for long. */
const BATCH = 25

/**
 * Reads the sizes of all pages. The first page shows at once, the others standing in its size; when all are known, they
 * are given again if any differs.
 *
 * @param onSizes is given a size for every page, once or twice
 */
export async function loadPageSizes(pdf: PDFDocumentProxy, onSizes: (sizes: PageSize[]) => void): Promise<void> {
  const first = await sizeOf(pdf, 1)
  onSizes(Array.from({ length: pdf.numPages }, () => first))
  const sizes = [first]
  while (sizes.length < pdf.numPages) {
    const numbers = Array.from({ length: Math.min(BATCH, pdf.numPages - sizes.length) }, (_, index) => sizes.length + index + 1)
    sizes.push(...(await Promise.all(numbers.map((number) => sizeOf(pdf, number)))))
  }
  if (sizes.some(({ width, height }) => width !== first.width || height !== first.height)) onSizes(sizes)
}

async function sizeOf(pdf: PDFDocumentProxy, number: number): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return { width, height }
}
