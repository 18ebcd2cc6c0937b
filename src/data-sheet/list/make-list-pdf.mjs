import { buffer } from 'node:stream/consumers'
import { drawImprint } from '../page/foot.mjs'
import { drawBrand } from '../page/head.mjs'
import { OTHERS } from '../page/measures.mjs'
import { stacked } from '../page/pack.mjs'
import { Pen } from '../page/pen.mjs'
import { drawEnd, END_HEIGHT } from './end.mjs'
import { drawListHead } from './list-head.mjs'
import { ListTable } from './list-table.mjs'
import { totalsOf } from './totals.mjs'

/**
 * @typedef {object} Printed
 * @property {import('../printed-list').PrintedList} list
 * @property {ReadonlyMap<string, import('./list-table.mjs').Thumbnail | null>} thumbnails by their files
 * @property {string} date
 */

/**
 * A selection list as a tagged PDF (spec: selection-list/pdf).
 *
 * @param {Printed} printed
 * @returns {Promise<Buffer>}
 */
export async function makeListPdf({ list, thumbnails, date }) {
  const pen = new Pen({ title: list.documentTitle, author: list.company, subject: '选型清单' })
  const brand = drawBrand(pen, list.company, '选型清单')
  pen.doc.addPage()
  brand.first()
  const totals = totalsOf(list.rows)
  const top = drawListHead(pen, list, { totals, date })
  const table = new ListTable(pen, list.rows, thumbnails)
  const roomOf = (/** @type {number} */ page) => OTHERS.bottom - (page === 0 ? top : OTHERS.top) - table.headHeight
  // What stands at the end is never alone on a page.
  const rows = table.rows.map((row, index) => ({ ...row, height: row.height + (index === table.rows.length - 1 ? END_HEIGHT : 0) }))
  const pages = stacked(rows, roomOf)
  pages.forEach((blocks, index) => {
    if (index > 0) {
      pen.doc.addPage()
      brand.again(list.documentTitle)
    }
    const bottom = table.draw(blocks, index === 0 ? top : OTHERS.top, index === 0)
    if (index === pages.length - 1) {
      table.end()
      drawEnd(pen, totals, bottom)
    }
    drawImprint(pen, [list.company, list.hotline, `${date} 生成`], { page: index + 1, pages: pages.length })
  })
  pen.root.end()
  pen.doc.end()
  return buffer(pen.doc)
}
