/** Makes data sheets in a thread of its own: pages wait for none of them, and fonts are read once. */
import { parentPort } from 'node:worker_threads'
import { makePdf } from './page/make-pdf.mjs'
import { coverPicture, drawingPicture } from './page/pictures.mjs'

/**
 * @typedef {object} Order
 * @property {number} turn the number of the order
 * @property {import('./printed-sheet').PrintedSheet} sheet
 * @property {Uint8Array | null} cover
 * @property {Uint8Array | null} drawing
 * @property {string} date
 * @property {string} version
 */

/** @param {Order} order */
async function made({ sheet, cover, drawing, date, version }) {
  const pictures = await Promise.all([
    cover && sheet.cover ? coverPicture(cover, sheet.cover.alt) : null,
    drawing && sheet.drawing ? drawingPicture(drawing, sheet.drawing.alt) : null,
  ])
  return makePdf({ sheet, cover: pictures[0], drawing: pictures[1], date, version })
}

parentPort?.on('message', async (/** @type {Order} */ order) => {
  const answer = await made(order).then(
    (pdf) => ({ turn: order.turn, pdf }),
    (error) => ({ turn: order.turn, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  parentPort?.postMessage(answer)
})
