import { COLOURS, COLUMN, mm, POINTS_OF_PIXEL } from './measures.mjs'
import { section } from './section.mjs'

/**
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {import('./section.mjs').Block} Block
 * @typedef {import('../printed-sheet').PrintedSheet} Sheet
 * @typedef {{ data: Buffer, width: number, height: number, alt: string }} Picture
 */

/**
 * The drawing with its dimensions, as large as there is room.
 *
 * @param {Pen} pen
 * @param {Picture | null} drawing
 * @param {number} most its height
 * @returns {Block[]}
 */
export function drawingBlock(pen, drawing, most) {
  if (!drawing) return []
  const factor = Math.min(POINTS_OF_PIXEL, COLUMN / drawing.width, most / drawing.height)
  const [width, height] = [drawing.width * factor, drawing.height * factor]
  const draw = (/** @type {import('./pen.mjs').Element} */ parent, /** @type {number} */ left, /** @type {number} */ top) => {
    const x = left + (COLUMN - width) / 2
    const options = { alt: drawing.alt, bbox: /** @type {[number, number, number, number]} */ ([x, top, x + width, top + height]) }
    pen.content(parent, 'Figure', () => void pen.doc.image(drawing.data, x, top, { width, height }), options)
  }
  return [section(pen, { title: '外形及安装尺寸', aside: 'mm', height: height + mm(0.4), draw })]
}

const FRAGMENT = { size: 13.2, weight: /** @type {const} */ ('bold') }
const FRAGMENT_NAME = { size: 7.9, colour: COLOURS.secondary }
const FRAGMENT_MEANING = { size: 7.9 }
const CELL = { gap: mm(2.6), most: mm(27), line: mm(3.9), fragment: mm(6.6), below: mm(3) }

/**
 * The order code in its fragments, with what each stands for.
 *
 * @param {Pen} pen
 * @param {Sheet['fragments']} fragments
 * @returns {Block[]}
 */
export function codeBlock(pen, fragments) {
  if (fragments.length === 0) return []
  const cells = fragments.map(({ fragment, name, meaning }) => {
    const set = { fragment: pen.line(fragment, FRAGMENT), name: pen.line(name, FRAGMENT_NAME) }
    const most = Math.max(CELL.most, set.fragment.width, set.name.width) + 0.1
    const lines = pen.lines(meaning, most, FRAGMENT_MEANING)
    const width = Math.max(set.fragment.width, set.name.width, ...lines.map((line) => line.width))
    return { ...set, lines, width, height: CELL.fragment + CELL.line * (1 + lines.length) }
  })
  const rows = inRows(cells)
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + CELL.below)
  return [
    section(pen, {
      title: '订货型号',
      height: heights.reduce((sum, height) => sum + height, 0) - CELL.below + mm(1.2),
      draw: (parent, x, y) => {
        const list = pen.element(parent, 'L')
        let top = y
        rows.forEach((row, index) => {
          drawFragments(pen, list, row, x, top, heights[index] ?? 0)
          top += heights[index] ?? 0
        })
        list.end()
      },
    }),
  ]
}

/** @template {{ width: number }} C @param {readonly C[]} cells @returns {C[][]} */
function inRows(cells) {
  /** @type {C[][]} */
  const rows = [[]]
  let width = 0
  for (const cell of cells) {
    if (width > 0 && width + cell.width > COLUMN) {
      rows.push([])
      width = 0
    }
    rows.at(-1)?.push(cell)
    width += cell.width + CELL.gap
  }
  return rows
}

/**
 * @param {Pen} pen
 * @param {import('./pen.mjs').Element} list
 * @param {readonly { fragment: import('./pen.mjs').Line, name: import('./pen.mjs').Line, lines: import('./pen.mjs').Line[], width: number }[]} row
 * @param {number} left
 * @param {number} top
 * @param {number} height
 */
function drawFragments(pen, list, row, left, top, height) {
  let x = left
  for (const { fragment, name, lines, width } of row) {
    const item = pen.element(list, 'LI')
    const at = x
    pen.content(item, 'Lbl', () => pen.write(fragment, at, top + mm(2.8), FRAGMENT))
    pen.content(item, 'LBody', () => {
      pen.write(name, at, top + CELL.fragment + CELL.line / 2, FRAGMENT_NAME)
      pen.writeAll(lines, at, top + CELL.fragment + CELL.line, CELL.line, FRAGMENT_MEANING)
    })
    item.end()
    pen.rule(x, top + height - CELL.below + mm(1), width, { width: 1.4, colour: '#c9d2de' })
    x += width + CELL.gap
  }
}

/**
 * @param {Pen} pen
 * @param {Sheet['accessories']} accessories
 * @param {{ body: number, accessories: number }} scale
 * @returns {Block[]}
 */
export function accessoryBlock(pen, accessories, { body: size, accessories: most }) {
  if (accessories.length === 0) return []
  const styles = { code: { size, weight: /** @type {const} */ ('bold') }, name: { size, colour: COLOURS.text } }
  const shown = accessories.slice(0, most)
  const codes = shown.map(({ code }) => pen.line(code, styles.code))
  const indent = Math.max(mm(18), ...codes.map(({ width }) => width + mm(3)))
  const names = shown.map(({ name }) => pen.lines(name, COLUMN - indent, styles.name))
  const line = 1.36 * size
  const heights = names.map((lines) => lines.length * line + 0.48 * size)
  const aside = accessories.length > shown.length ? `共 ${accessories.length} 种，其余见产品页` : ''
  return [
    section(pen, {
      ...{ title: '常用附件', aside, height: heights.reduce((sum, height) => sum + height, 0) },
      draw: (parent, x, y) => {
        const table = pen.element(parent, 'Table')
        let top = y
        pen.rule(x, top, COLUMN)
        shown.forEach((_, index) => {
          const [code, lines, from] = [codes[index], names[index] ?? [], top + 0.24 * size]
          const row = pen.element(table, 'TR')
          pen.content(row, 'TH', () => code && pen.write(code, x, from + line / 2, styles.code), { scope: 'Row' })
          pen.content(row, 'TD', () => pen.writeAll(lines, x + indent, from, line, styles.name))
          row.end()
          top += heights[index] ?? 0
          pen.rule(x, top, COLUMN)
        })
        table.end()
      },
    }),
  ]
}

const FUNCTION_LINE = mm(4.5)

/**
 * What the product does, in words; where there is room for it.
 *
 * @param {Pen} pen
 * @param {Sheet['functions']} functions
 * @returns {Block[]}
 */
export function functionBlock(pen, functions) {
  if (functions.length === 0) return []
  const [bold, plain] = [
    { size: 8.6, weight: /** @type {const} */ ('bold') },
    { size: 8.6, colour: COLOURS.text },
  ]
  const set = functions.map(({ title, content }) => ({ title: pen.lines(title, COLUMN, bold), content: pen.lines(content, COLUMN, plain) }))
  const heights = set.map(({ title, content }) => (title.length + content.length) * FUNCTION_LINE + mm(2))
  return [
    section(pen, {
      ...{ title: '核心功能', height: heights.reduce((sum, height) => sum + height, 0) - mm(1) },
      draw: (parent, x, y) => {
        let top = y
        set.forEach(({ title, content }, index) => {
          const from = top
          pen.content(parent, 'H3', () => pen.writeAll(title, x, from, FUNCTION_LINE, bold))
          pen.content(parent, 'P', () => pen.writeAll(content, x, from + title.length * FUNCTION_LINE, FUNCTION_LINE, plain))
          top += heights[index] ?? 0
        })
      },
    }),
  ]
}
