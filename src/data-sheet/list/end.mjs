import { COLOURS, mm, PAGE } from '../page/measures.mjs'

/** Room for it below the last row. */
export const END_HEIGHT = mm(22)

const TOTAL = { size: 10.2, weight: /** @type {const} */ ('bold') }
const NOTE = { size: 8, colour: COLOURS.secondary }
const LINE = mm(4.6)

/**
 * The totals, and what the list is not.
 *
 * @param {import('../page/pen.mjs').Pen} pen
 * @param {ReturnType<typeof import('./totals.mjs').totalsOf>} totals
 * @param {number} top
 */
export function drawEnd(pen, { models, pieces }, top) {
  const width = PAGE.width - 2 * PAGE.margin
  const total = pen.line(`合计 ${models} 个型号，${pieces} 台`, TOTAL)
  pen.content(pen.root, 'P', () => pen.write(total, PAGE.margin + width - total.width, top + mm(4.6), TOTAL))
  const note = '本清单不是报价，也不构成要约。产品与含义以生成之日网站所载为准，订货与验收以产品铭牌与合同约定为准。'
  const lines = pen.lines(note, width, NOTE)
  pen.content(pen.root, 'P', () => pen.writeAll(lines, PAGE.margin, top + mm(10), LINE, NOTE))
}
