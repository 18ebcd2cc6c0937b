import { buffer } from 'node:stream/consumers'
import { drawImprint, drawProofs } from './foot.mjs'
import { drawBrand, drawHead } from './head.mjs'
import { COLUMNS, FIRST, OTHERS, SCALES } from './measures.mjs'
import { accessoryBlock, codeBlock, drawingBlock, functionBlock } from './other-blocks.mjs'
import { flowed, packed } from './pack.mjs'
import { parameterBlocks } from './parameters.mjs'
import { Pen } from './pen.mjs'

/**
 * @typedef {import('../printed-sheet').PrintedSheet} Sheet
 * @typedef {import('./section.mjs').Block} Block
 * @typedef {import('./other-blocks.mjs').Picture} Picture
 *
 * @typedef {object} Printed
 * @property {Sheet} sheet
 * @property {Picture | null} cover
 * @property {Picture | null} drawing
 * @property {string} date
 * @property {string} version
 */

/**
 * A data sheet as a tagged PDF (spec: data-sheet/layout).
 *
 * @param {Printed} printed
 * @returns {Promise<Buffer>}
 */
export async function makePdf({ sheet, cover, drawing, date, version }) {
  const name = sheet.code || sheet.model
  const pen = new Pen({ title: sheet.documentTitle, author: sheet.company, subject: sheet.title })
  const brand = drawBrand(pen, sheet.company, '数据表')
  pen.doc.addPage()
  brand.first()
  const top = drawHead(pen, sheet, cover)
  const pages = laidOut(pen, sheet, drawing, FIRST.bottom - top)
  pages.forEach((columns, index) => {
    if (index > 0) {
      pen.doc.addPage()
      brand.again(`${name} 数据表`)
    }
    columns.forEach((blocks, column) => {
      let y = index === 0 ? top : OTHERS.top
      for (const block of blocks) {
        block.draw(COLUMNS[column] ?? 0, y)
        y += block.height
      }
    })
    if (index === 0) drawProofs(pen, sheet)
    drawImprint(pen, [sheet.company, sheet.hotline, `${date} 生成，资料版本 ${version}`], { page: index + 1, pages: pages.length })
  })
  pen.root.end()
  pen.doc.end()
  return buffer(pen.doc)
}

/**
 * On one page if nothing has to be set too small for it; with what the product does in words, where that fits at full size.
 *
 * @param {Pen} pen
 * @param {Sheet} sheet
 * @param {Picture | null} drawing
 * @param {number} room of a column of the first page
 * @returns {[Block[], Block[]][]} the columns of each page
 */
function laidOut(pen, sheet, drawing, room) {
  const roomOf = (/** @type {number} */ page) => (page === 0 ? room : OTHERS.bottom - OTHERS.top)
  const words = functionBlock(pen, sheet.functions)
  for (const scale of SCALES) {
    const { first, second } = blocksOf(pen, sheet, drawing, { ...scale, room })
    const columns = packed(first, [...second, ...words], room, drawing !== null) ?? packed(first, second, room, drawing !== null)
    if (columns) return [columns]
  }
  const { first, second } = blocksOf(pen, sheet, drawing, { ...SCALES[0], room: Math.min(roomOf(0), roomOf(1)) })
  return flowed([...first, ...second, ...words], roomOf)
}

/** @param {Pen} pen @param {Sheet} sheet @param {Picture | null} drawing @param {import('./measures.mjs').Scale & { room: number }} options */
function blocksOf(pen, sheet, drawing, { room, ...scale }) {
  const { body, drawing: most } = scale
  return {
    // A column has room for the head of a table, too.
    first: parameterBlocks(pen, sheet.groups, { body, room: room - 40 }),
    second: [...drawingBlock(pen, drawing, most), ...codeBlock(pen, sheet.fragments), ...accessoryBlock(pen, sheet.accessories, scale)],
  }
}
