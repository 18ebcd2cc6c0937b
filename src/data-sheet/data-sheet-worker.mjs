/** Makes data sheets in a thread of its own: pages wait for none of them, and fonts are read once. */
import { answerOrders } from './answer-orders.mjs'
import { makePdf } from './page/make-pdf.mjs'
import { coverPicture, drawingPicture } from './page/pictures.mjs'

/**
 * @typedef {object} Order
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

answerOrders(made)
