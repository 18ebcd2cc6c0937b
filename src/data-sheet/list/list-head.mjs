import { COLOURS, mm, PAGE } from '../page/measures.mjs'
import { drawQrCode } from '../page/qr-code.mjs'

/** @typedef {import('../page/pen.mjs').Pen} Pen */

const TOP = mm(25)
/** A cell of the densest code that is drawn is a third of a millimetre: cameras of phones still read it. */
const CODE = { side: mm(27), gap: mm(8), label: mm(5) }

const NAME = { size: 24, weight: /** @type {const} */ ('bold') }
const NAME_LINE = mm(10)
const FIGURE = { size: 20, weight: /** @type {const} */ ('bold') }
const LABEL = { size: 8.4, colour: COLOURS.secondary }
const FIGURE_COLUMN = mm(32)
const FIGURES_HEIGHT = mm(19)

/**
 * What the list is for, how many it names, when it was made, and its link to be scanned.
 *
 * @param {Pen} pen
 * @param {import('../printed-list').PrintedList} list
 * @param {{ totals: ReturnType<typeof import('./totals.mjs').totalsOf>, date: string }} about
 * @returns {number} where the table begins
 */
export function drawListHead(pen, { name, address }, { totals: { models, pieces }, date }) {
  const x = PAGE.margin
  const whole = PAGE.width - 2 * PAGE.margin
  const width = address ? whole - CODE.side - CODE.gap : whole
  const lines = pen.lines(name, width, NAME)
  pen.content(pen.root, 'H1', () => pen.writeAll(lines, x, TOP, NAME_LINE, NAME))
  const below = TOP + lines.length * NAME_LINE + mm(2.4)
  pen.rule(x, below, width, { width: 1.1, colour: COLOURS.ink })
  const figures = [
    { value: models, label: '个型号' },
    { value: pieces, label: '台' },
    { value: date, label: '生成日期' },
  ]
  figures.forEach(({ value, label }, index) => {
    const at = x + index * FIGURE_COLUMN
    pen.content(pen.root, 'P', () => {
      pen.write(pen.line(value, FIGURE), at, below + mm(6.6), FIGURE)
      pen.write(pen.line(label, LABEL), at, below + mm(12.6), LABEL)
    })
  })
  if (address) drawLink(pen, address, x + whole - CODE.side)
  return Math.max(below + FIGURES_HEIGHT, address ? TOP + CODE.side + CODE.label + mm(4) : 0)
}

/** @param {Pen} pen @param {string} address @param {number} x */
function drawLink(pen, address, x) {
  drawQrCode(pen, pen.root, { address, alt: '二维码：在网站上打开这张清单', x, y: TOP, side: CODE.side })
  const label = pen.line('扫码打开这张清单', LABEL)
  pen.content(pen.root, 'P', () => pen.write(label, x + (CODE.side - label.width) / 2, TOP + CODE.side + mm(3.2), LABEL))
}
