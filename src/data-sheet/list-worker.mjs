/** Makes selection lists in a thread of its own: a thousand rows hold up neither pages nor data sheets. */
import { answerOrders } from './answer-orders.mjs'
import { makeListPdf } from './list/make-list-pdf.mjs'
import { thumbnail } from './page/pictures.mjs'

/**
 * @typedef {object} Order
 * @property {import('./printed-list').PrintedList} list
 * @property {readonly (readonly [file: string, bytes: Uint8Array])[]} pictures
 * @property {string} date
 */

/** @param {Order} order */
async function made({ list, pictures, date }) {
  const thumbnails = new Map()
  for (const [file, bytes] of pictures) thumbnails.set(file, await thumbnail(bytes).catch(() => null))
  return makeListPdf({ list, thumbnails, date })
}

answerOrders(made)
