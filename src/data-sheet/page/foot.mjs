import { COLOURS, mm, PAGE } from './measures.mjs'
import { drawQrCode } from './qr-code.mjs'

/**
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {import('../printed-sheet').PrintedSheet} Sheet
 */

const WIDTH = PAGE.width - 2 * PAGE.margin
const TOP = mm(257.5)
const CODE = { x: PAGE.width - PAGE.margin - mm(35), y: mm(259.9), size: mm(18.5) }

const HEADING = { size: 10.2, weight: /** @type {const} */ ('bold') }
const TEXT = { size: 8.8, colour: COLOURS.ink }
const NOTE = { size: 8, colour: COLOURS.secondary }
const LINE = mm(4.6)
const TEXT_WIDTH = mm(140)
/** So many lines there is room for. */
const MOST_LINES = 2

/** What it meets, and the way to its page. @param {Pen} pen @param {Sheet} sheet */
export function drawProofs(pen, sheet) {
  const x = PAGE.margin
  pen.rule(x, TOP, WIDTH, { width: 1.1, colour: COLOURS.ink })
  const wordings = sheet.proofs.map((proofs) => pen.lines(proofs, TEXT_WIDTH, TEXT))
  const lines = wordings.find(({ length }) => length <= MOST_LINES) ?? wordings.at(-1) ?? []
  const section = pen.element(pen.root, 'Sect')
  if (lines.length > 0) {
    pen.content(section, 'H2', () => pen.write(pen.line('标准与认证', HEADING), x, TOP + mm(4.3), HEADING))
    pen.content(section, 'P', () => pen.writeAll(lines, x, TOP + mm(7.6), LINE, TEXT))
  }
  const note = sheet.code
    ? '订货与验收以产品铭牌与合同约定为准。'
    : '以上为系列数据，选定订货型号后数值随之确定。订货与验收以产品铭牌与合同约定为准。'
  const noteTop = TOP + (lines.length > 0 ? mm(8.2) + lines.length * LINE : mm(2.4))
  pen.content(section, 'P', () => pen.writeAll(pen.lines(note, TEXT_WIDTH, NOTE), x, noteTop, LINE, NOTE))
  drawAddress(pen, section, sheet.address)
  section.end()
}

/** @param {Pen} pen @param {import('./pen.mjs').Element} section @param {string} address */
function drawAddress(pen, section, address) {
  drawQrCode(pen, section, { address, alt: `二维码：${address}`, x: CODE.x, y: CODE.y, side: CODE.size })
  const x = CODE.x + CODE.size + mm(2.6)
  const lines = ['扫码看本页', '最新版本'].map((text) => pen.line(text, NOTE))
  pen.content(section, 'P', () => pen.writeAll(lines, x, CODE.y + CODE.size - 2 * mm(4), mm(4), NOTE))
}

/**
 * Who says it, and when: at the foot of each page.
 *
 * @param {Pen} pen
 * @param {readonly string[]} texts
 * @param {{ page: number, pages: number }} count
 */
export function drawImprint(pen, texts, { page, pages }) {
  const y = mm(286.3)
  pen.rule(PAGE.margin, mm(281.9), WIDTH, { colour: '#c9d2de' })
  const write = () => {
    let x = PAGE.margin
    for (const text of texts.filter(Boolean)) {
      const line = pen.line(text, NOTE)
      pen.write(line, x, y, NOTE)
      x += line.width + mm(6)
    }
    const count = pen.line(`${page} / ${pages}`, NOTE)
    pen.write(count, PAGE.width - PAGE.margin - count.width, y, NOTE)
  }
  // On the first page it is read out, on the others it is said again.
  if (page === 1) pen.content(pen.root, 'P', write)
  else pen.artifact(write, 'Pagination')
}
