import { readFileSync } from 'node:fs'
import { COLOURS } from './measures.mjs'

/** What the site's own logo is made of: paths, alone or in a group that gives them their colour. */
const ELEMENTS = /<(\/?g|path)\b([^>]*)>/g

const logo = readLogo()

function readLogo() {
  const svg = readFileSync(new URL('../../../public/art/logo.svg', import.meta.url), 'utf8')
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  /** @type {{ d: string, fill: string, x: number, y: number, scale: number }[]} */
  const paths = []
  let groupFill = COLOURS.ink
  for (const [, element, attributes = ''] of svg.matchAll(ELEMENTS)) {
    const fill = attributeOf(attributes, 'fill')
    if (element !== 'path') groupFill = fill ?? COLOURS.ink
    const d = attributeOf(attributes, 'd')
    const [, x = '0', y = '0'] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(attributes) ?? []
    const [, scale = '1'] = /scale\(([\d.]+)\)/.exec(attributes) ?? []
    if (d) paths.push({ d, fill: fill ?? groupFill, x: Number(x), y: Number(y), scale: Number(scale) })
  }
  return { width: Number(width), height: Number(height), paths }
}

/** @param {string} attributes @param {string} name */
function attributeOf(attributes, name) {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
}

/** @param {number} height */
export const logoWidth = (height) => (logo.width * height) / logo.height

/** As vectors. @param {PDFKit.PDFDocument} doc @param {number} left @param {number} top @param {number} height */
export function drawLogo(doc, left, top, height) {
  doc
    .save()
    .translate(left, top)
    .scale(height / logo.height)
  for (const { d, fill, x, y, scale } of logo.paths) {
    doc.save().translate(x, y).scale(scale).path(d).fill(fill, 'even-odd').restore()
  }
  doc.restore()
}
