import './browser-gaps'
import { pdfjs } from 'react-pdf'

/** Where the server keeps the files of this version (`src/server/pdf-assets.mjs`). */
const base = `/pdfjs/${pdfjs.version}`

pdfjs.GlobalWorkerOptions.workerSrc = `${base}/legacy/build/pdf.worker.min.mjs`

/** Options of every document: nothing comes from another host, and flaws of a file are not told to the console. */
export const pdfOptions = {
  cMapUrl: `${base}/cmaps/`,
  standardFontDataUrl: `${base}/standard_fonts/`,
  wasmUrl: `${base}/wasm/`,
  iccUrl: `${base}/iccs/`,
  verbosity: 0,
}

/** Icons of annotations. */
export const annotationIcons = `${base}/web/images/`
