import { drawLogo, logoWidth } from './logo.mjs'
import { COLOURS, FIRST, mm, PAGE, POINTS_OF_PIXEL } from './measures.mjs'

/**
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {import('../printed-sheet').PrintedSheet} Sheet
 * @typedef {import('./other-blocks.mjs').Picture} Picture
 */

const LEFT = { x: PAGE.margin, width: mm(103.5) }
const PICTURE = { x: PAGE.width - PAGE.margin - mm(71.5), y: mm(23.3), width: mm(71.5), height: mm(66), padding: mm(4) }

const KIND = { size: 9.8, colour: COLOURS.secondary }
const MODEL = { size: 34, weight: /** @type {const} */ ('bold') }
const CODE = { size: 14, weight: /** @type {const} */ ('bold'), colour: COLOURS.brand }
const SUMMARY = { size: 9.6, colour: COLOURS.text }
const SUMMARY_LINE = mm(5.2)
const FIGURE = { size: 25, weight: /** @type {const} */ ('bold') }
const FIGURE_UNIT = { size: 12.5, weight: /** @type {const} */ ('bold') }
const FIGURE_LABEL = { size: 8.4, colour: COLOURS.secondary }

/** The logo and what this is, on each page; what stands on the first is content, on the others it is said again. @param {Pen} pen @param {string} company @param {string} kind */
export function drawBrand(pen, company, kind) {
  const height = mm(7.4)
  const draw = () => drawLogo(pen.doc, PAGE.margin, mm(10.6), height)
  const right = (/** @type {number} */ width) => PAGE.width - PAGE.margin - width
  const label = pen.line(kind, KIND)
  return {
    first: () => {
      const width = logoWidth(height)
      const bbox = /** @type {[number, number, number, number]} */ ([PAGE.margin, mm(10.6), PAGE.margin + width, mm(10.6) + height])
      pen.content(pen.root, 'Figure', draw, { alt: company, bbox })
      pen.content(pen.root, 'P', () => pen.write(label, right(label.width), mm(14.4), KIND))
    },
    again: (/** @type {string} */ name) => {
      const line = pen.line(name, KIND)
      pen.artifact(() => {
        draw()
        pen.write(line, right(line.width), mm(14.4), KIND)
      }, 'Pagination')
    },
  }
}

/**
 * What the product is: its name, code, what it is for, its picture and key figures.
 *
 * @param {Pen} pen
 * @param {Sheet} sheet
 * @param {Picture | null} cover
 * @returns {number} where the columns begin
 */
export function drawHead(pen, sheet, cover) {
  if (cover) drawPicture(pen, cover)
  const width = cover ? LEFT.width : PAGE.width - 2 * PAGE.margin
  const { x } = LEFT
  pen.content(pen.root, 'P', () => pen.write(pen.line(sheet.kind, KIND), x, mm(25.8), KIND))
  const model = { ...MODEL, size: pen.fittingSize(sheet.model, width, MODEL) }
  pen.content(pen.root, 'H1', () => pen.write(pen.line(sheet.model, model), x, mm(36), model))
  let y = mm(43)
  if (sheet.code) y = drawCode(pen, sheet.code, x, y, width)
  y += mm(1.6)
  for (const paragraph of sheet.paragraphs) {
    const lines = pen.lines(paragraph, width, SUMMARY)
    const top = y
    pen.content(pen.root, 'P', () => pen.writeAll(lines, x, top, SUMMARY_LINE, SUMMARY))
    y += lines.length * SUMMARY_LINE
  }
  const figures = drawFigures(pen, sheet.figures, { x, y, width })
  // Without a picture and figures the tables move up.
  const least = cover || sheet.figures.length > 0 ? FIRST.top : 0
  return Math.max(least, figures + mm(6))
}

/** The code, its fragments further apart than words. @param {Pen} pen @param {string} code @param {number} x @param {number} y @param {number} width */
function drawCode(pen, code, x, y, width) {
  const line = mm(6.2)
  const lines = pen.lines(code.replaceAll(' ', '  '), width, CODE)
  pen.content(pen.root, 'P', () => pen.writeAll(lines, x, y, line, CODE))
  return y + lines.length * line
}

/** @param {Pen} pen @param {Picture} cover */
function drawPicture(pen, cover) {
  const { doc } = pen
  pen.artifact(() => void doc.roundedRect(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height, mm(1.6)).fill(COLOURS.surface))
  const room = { width: PICTURE.width - 2 * PICTURE.padding, height: PICTURE.height - 2 * PICTURE.padding }
  const factor = Math.min(POINTS_OF_PIXEL, room.width / cover.width, room.height / cover.height)
  const [width, height] = [cover.width * factor, cover.height * factor]
  const x = PICTURE.x + (PICTURE.width - width) / 2
  const y = PICTURE.y + (PICTURE.height - height) / 2
  const bbox = /** @type {[number, number, number, number]} */ ([x, y, x + width, y + height])
  pen.content(pen.root, 'Figure', () => void doc.image(cover.data, x, y, { width, height }), { alt: cover.alt, bbox })
}

/** @param {Pen} pen @param {Sheet['figures']} figures @param {{ x: number, y: number, width: number }} place */
function drawFigures(pen, figures, { x, y, width }) {
  if (figures.length === 0) return y
  // Level with the foot of the picture where the text above leaves room.
  const top = Math.max(y + mm(3.4), mm(66.6))
  pen.rule(x, top, width, { width: 1.1, colour: COLOURS.ink })
  const column = width / figures.length
  const ends = figures.map(({ value, unit, label }, index) => {
    const at = x + index * column
    const size = pen.fittingSize(`${value} ${unit}`, column - mm(4), FIGURE)
    const [number, behind] = [
      { ...FIGURE, size },
      { ...FIGURE_UNIT, size: size / 2 },
    ]
    const line = pen.line(value, number)
    const lines = pen.lines(label, column - mm(3), FIGURE_LABEL)
    pen.content(pen.root, 'P', () => {
      pen.write(line, at, top + mm(7.4), number)
      // On the baseline of the number.
      pen.write(pen.line(` ${unit}`, behind), at + line.width, top + mm(7.4) + 0.36 * (number.size - behind.size), behind)
    })
    pen.content(pen.root, 'P', () => pen.writeAll(lines, at, top + mm(12.6), mm(4), FIGURE_LABEL))
    return top + mm(12.6) + lines.length * mm(4)
  })
  return Math.max(...ends)
}
