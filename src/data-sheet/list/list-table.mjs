import { COLOURS, mm, PAGE } from '../page/measures.mjs'
import { columnsOf } from './columns.mjs'

/**
 * @typedef {import('../page/pen.mjs').Pen} Pen
 * @typedef {import('../page/pen.mjs').Line} Line
 * @typedef {import('../page/pen.mjs').Style} Style
 * @typedef {import('../page/pen.mjs').Element} Element
 * @typedef {import('../printed-list').PrintedList['rows'][number]} Row
 * @typedef {import('./columns.mjs').Column} Column
 * @typedef {{ uri: string, width: number, height: number }} Thumbnail
 *
 * Lines of one style, one below the other.
 * @typedef {{ lines: Line[], style: Style, line: number }} Paragraph
 *
 * A row as it is set: the paragraphs of each column, and how high they are.
 * @typedef {object} SetRow
 * @property {number} height
 * @property {number} inner without what is below a last row
 * @property {ReadonlyMap<string, Paragraph[]>} cells
 * @property {string} picture
 */

const WIDTH = PAGE.width - 2 * PAGE.margin
const HEAD_HEIGHT = mm(7.6)
const PADDING = mm(1.5)
const LEAST = mm(8)
const PICTURE = mm(10.6)

const bold = /** @type {const} */ ('bold')
const HEADING = { size: 8, colour: COLOURS.secondary }
const NUMBER = { size: 8.4, colour: COLOURS.secondary }
const CODE = { size: 9.4, weight: bold }
const WHAT = { size: 8.2, colour: COLOURS.text }
const NOTE = { size: 8.4, colour: COLOURS.text }
const QUANTITY = { size: 10, weight: bold }
const REMARK = { size: 8, colour: COLOURS.text }

/** The rows of a list as a table over several pages, whose head stands on each. */
export class ListTable {
  headHeight = HEAD_HEIGHT
  #pen
  #columns
  #thumbnails
  #hasPictures
  #element

  /** @param {Pen} pen @param {readonly Row[]} rows @param {ReadonlyMap<string, Thumbnail | null>} thumbnails */
  constructor(pen, rows, thumbnails) {
    this.#pen = pen
    this.#thumbnails = thumbnails
    this.#hasPictures = [...thumbnails.values()].some((one) => one !== null)
    this.#columns = columnsOf({ hasPictures: this.#hasPictures, hasRemarks: rows.some(({ remark }) => remark.length > 0) })
    this.#element = pen.element(pen.root, 'Table')
    this.rows = rows.map((row, index) => this.#set(row, index))
  }

  /** Draws rows of a page. @param {readonly SetRow[]} rows @param {number} top @param {boolean} isFirst @returns {number} where they end */
  draw(rows, top, isFirst) {
    this.#drawHead(top, isFirst)
    let y = top + HEAD_HEIGHT
    for (const row of rows) {
      this.#drawRow(row, y)
      y += row.inner
      this.#pen.rule(PAGE.margin, y, WIDTH)
    }
    return y
  }

  end() {
    this.#element.end()
  }

  /** @param {Row} row @param {number} index @returns {SetRow} */
  #set({ code, what, note, quantity, remark, picture }, index) {
    /** @type {Map<string, Paragraph[]>} */
    const cells = new Map()
    for (const { name, width } of this.#columns) {
      const set = (/** @type {import('../page/pen.mjs').Text | string} */ text, /** @type {Style} */ style) =>
        text.length > 0 ? [{ lines: this.#pen.lines(text, width, style), style, line: 1.4 * style.size }] : []
      if (name === 'number') cells.set(name, set(String(index + 1), NUMBER))
      if (name === 'what') cells.set(name, [...set(code, CODE), ...set(what, WHAT)])
      if (name === 'note') cells.set(name, set(note, NOTE))
      if (name === 'quantity') cells.set(name, set(quantity.toLocaleString('en'), QUANTITY))
      if (name === 'remark') cells.set(name, set(remark, REMARK))
    }
    const least = this.#hasPictures ? PICTURE : LEAST - 2 * PADDING
    const inner = Math.max(least, ...[...cells.values()].map(heightOf)) + 2 * PADDING
    return { height: inner, inner, cells, picture }
  }

  /** On the first page it is read out, on the others it is said again. @param {number} top @param {boolean} isFirst */
  #drawHead(top, isFirst) {
    const pen = this.#pen
    const write = (/** @type {Column} */ { title, x, width, isRight }) => {
      const line = pen.line(title, HEADING)
      pen.write(line, isRight ? x + width - line.width : x, top + HEAD_HEIGHT / 2, HEADING)
    }
    if (isFirst) {
      const row = pen.element(this.#element, 'TR')
      for (const column of this.#columns) if (column.title) pen.content(row, 'TH', () => write(column), { scope: 'Column' })
      row.end()
    } else {
      pen.artifact(() => this.#columns.forEach(write), 'Pagination')
    }
    pen.rule(PAGE.margin, top + HEAD_HEIGHT, WIDTH, { width: 1.1, colour: COLOURS.ink })
  }

  /** @param {SetRow} row @param {number} top */
  #drawRow({ inner, cells, picture }, top) {
    const pen = this.#pen
    const tableRow = pen.element(this.#element, 'TR')
    for (const column of this.#columns) {
      if (column.name === 'picture') {
        this.#drawPicture(picture, column, top + inner / 2)
        continue
      }
      const paragraphs = cells.get(column.name) ?? []
      const isHeading = column.name === 'what'
      const height = heightOf(paragraphs)
      if (column.name === 'remark' && height > 0) this.#drawMark(column, top + (inner - height) / 2, height)
      const write = () => this.#write(paragraphs, column, top + (inner - height) / 2)
      pen.content(tableRow, isHeading ? 'TH' : 'TD', write, isHeading ? { scope: 'Row' } : {})
    }
    tableRow.end()
  }

  /** @param {readonly Paragraph[]} paragraphs @param {Column} column @param {number} top */
  #write(paragraphs, { x, width, isRight }, top) {
    let y = top
    for (const { lines, style, line } of paragraphs) {
      for (const one of lines) {
        this.#pen.write(one, isRight ? x + width - one.width : x, y + line / 2, style)
        y += line
      }
    }
  }

  /** Decoration, as the row is told in words. One file's picture is in the PDF once, since pdfkit knows addresses of data again. @param {string} file @param {Column} column @param {number} middle */
  #drawPicture(file, { x, width }, middle) {
    const picture = this.#thumbnails.get(file)
    if (!picture) return
    const factor = width / Math.max(picture.width, picture.height)
    const [wide, high] = [picture.width * factor, picture.height * factor]
    const place = { width: wide, height: high }
    this.#pen.artifact(() => void this.#pen.doc.image(picture.uri, x + (width - wide) / 2, middle - high / 2, place))
  }

  /** What is to be looked at is seen from afar. @param {Column} column @param {number} top @param {number} height */
  #drawMark({ x }, top, height) {
    this.#pen.artifact(() => void this.#pen.doc.rect(x - mm(1.8), top, mm(0.6), height).fill(COLOURS.amber))
  }
}

/** @param {readonly Paragraph[]} paragraphs */
const heightOf = (paragraphs) => paragraphs.reduce((sum, { lines, line }) => sum + lines.length * line, 0)
