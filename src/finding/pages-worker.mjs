/**
 * Reads the texts of PDFs in a thread of its own, which the one that started it can end: a file of some kilobytes can keep a reader busy
 * for hours, or fill its memory.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** @param {import('pdfjs-dist').PDFPageProxy} page */
async function textOf(page) {
  const { items } = await page.getTextContent()
  const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  page.cleanup()
  return parts.join('')
}

const folder = new URL('../../node_modules/pdfjs-dist/', import.meta.url)
const settings = {
  cMapUrl: new URL('cmaps/', folder).pathname,
  cMapPacked: true,
  standardFontDataUrl: new URL('standard_fonts/', folder).pathname,
  wasmUrl: new URL('wasm/', folder).pathname,
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  verbosity: VerbosityLevel.ERRORS,
}

/** @param {Uint8Array} bytes */
async function pagesOf(bytes) {
  const task = getDocument({ ...settings, data: bytes })
  try {
    const document = await task.promise
    /** @type {string[]} */
    const pages = []
    let left = workerData.mostCharacters
    for (let number = 1; number <= Math.min(document.numPages, workerData.mostPages) && left > 0; number += 1) {
      const text = (await textOf(await document.getPage(number))).slice(0, left)
      left -= text.length
      pages.push(text)
    }
    return pages
  } finally {
    await task.destroy()
  }
}

parentPort?.on('message', async (bytes) => {
  const answer = await pagesOf(bytes).then(
    (pages) => ({ pages }),
    (error) => ({ reason: String(error) }),
  )
  parentPort?.postMessage(answer)
})
