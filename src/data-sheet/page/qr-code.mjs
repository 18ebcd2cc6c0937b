import { encode } from 'uqr'
import { COLOURS } from './measures.mjs'

/**
 * An address to be scanned, as vectors, and to be pressed.
 *
 * @param {import('./pen.mjs').Pen} pen
 * @param {import('./pen.mjs').Element} parent
 * @param {{ address: string, alt: string, x: number, y: number, side: number }} code
 */
export function drawQrCode(pen, parent, { address, alt, x, y, side }) {
  const { doc } = pen
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const cell = side / size
  const bbox = /** @type {[number, number, number, number]} */ ([x, y, x + side, y + side])
  const draw = () => {
    data.forEach((row, index) => {
      for (const { from, count } of stretches(row)) doc.rect(x + from * cell, y + index * cell, count * cell, cell)
    })
    doc.fill(COLOURS.ink)
  }
  pen.content(parent, 'Figure', draw, { alt, bbox })
  doc.link(x, y, side, side, address)
}

/** Dark cells side by side. @param {readonly boolean[]} row */
function stretches(row) {
  /** @type {{ from: number, count: number }[]} */
  const found = []
  row.forEach((isDark, index) => {
    const last = found.at(-1)
    if (!isDark) return
    if (last && last.from + last.count === index) last.count += 1
    else found.push({ from: index, count: 1 })
  })
  return found
}
