import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { COLOURS, PAGE } from './measures.mjs'
import { lineOf, linesOf } from './typeset.mjs'

/**
 * @typedef {import('./typeset.mjs').Run} Run
 * @typedef {import('./typeset.mjs').Line} Line
 * @typedef {import('./typeset.mjs').Text} Text
 * @typedef {import('./typeset.mjs').Weight} Weight
 * @typedef {ReturnType<PDFKit.PDFDocument['struct']>} Element
 * @typedef {{ size: number, weight?: Weight, colour?: string }} Style
 */

/** Read once: a thread makes many sheets. */
const fonts = {
  regular: fontFile('noto-sans-sc-400'),
  bold: fontFile('noto-sans-sc-700'),
  'regular-latin': fontFile('barlow-semi-condensed-500'),
  'bold-latin': fontFile('barlow-semi-condensed-600'),
}

/** @param {string} name */
function fontFile(name) {
  return readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url))
}

/** As on the site's pages: Latin letters are drawn smaller than Chinese characters of the same size. */
const LATIN_SIZE = 1.06
/** How large and how low the lowered part of a symbol is, in sizes of its letter. */
const LOWERED_SIZE = 0.7
const LOWERED_BY = 0.16
/** Sums of fractions differ: what was measured in one order fits in another. */
const ROUNDING = 0.05
/** From the middle of a line to its baseline, in sizes of the text. */
const BASELINE = 0.36

/** Draws a tagged PDF. Everything that is drawn is either content of an element, or an artifact: what a reader leaves out. */
export class Pen {
  /** @type {Map<string, number>} */
  #widths = new Map()

  /** @param {{ title: string, author: string, subject: string }} about */
  constructor({ title, author, subject }) {
    this.doc = new PDFDocument({
      ...{ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false },
      ...{ pdfVersion: '1.7', tagged: true, lang: 'zh-CN', displayTitle: true },
      info: { Title: title, Author: author, Subject: subject },
    })
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** An element with others in it; whoever begins it ends it. @param {Element} parent @param {string} type */
  element(parent, type) {
    const element = this.doc.struct(type)
    parent.add(element)
    return element
  }

  /**
   * An element with what is drawn.
   *
   * @param {Element} parent
   * @param {string} type
   * @param {() => void} draw
   * @param {{ alt?: string, scope?: string, bbox?: [number, number, number, number] }} [options]
   */
  content(parent, type, draw, options = {}) {
    const element = this.doc.struct(type, options, draw)
    parent.add(element)
  }

  /** What is no content: lines, backgrounds, and what stands on each page. @param {() => void} draw @param {'Layout' | 'Pagination'} [type] */
  artifact(draw, type = 'Layout') {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** @param {number} x @param {number} y @param {number} width @param {{ width?: number, colour?: string }} [style] */
  rule(x, y, width, { width: lineWidth = 0.6, colour = COLOURS.line } = {}) {
    this.artifact(() => {
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(lineWidth)
        .strokeColor(colour)
        .stroke()
    })
  }

  /** @param {Style} style @returns {(run: Run) => number} */
  measure({ size, weight = 'regular' }) {
    return (run) => {
      const font = fontOf(run, weight)
      const name = `${font} ${run.text}`
      const known = this.#widths.get(name)
      const width = known ?? this.doc.font(font).fontSize(1000).widthOfString(run.text)
      if (known === undefined) this.#widths.set(name, width)
      return (width * sizeOf(run, size)) / 1000
    }
  }

  /** @param {Text | string} text @param {Style} style @returns {Line} */
  line(text, style) {
    return lineOf(partsOf(text), this.measure(style))
  }

  /** @param {Text | string} text @param {number} width @param {Style} style @returns {Line[]} */
  lines(text, width, style) {
    return linesOf(partsOf(text), width + ROUNDING, this.measure(style))
  }

  /**
   * Draws a line around its middle.
   *
   * @param {Line} line
   * @param {number} x
   * @param {number} middle
   * @param {Style} style
   */
  write({ runs }, x, middle, style) {
    const { size, weight = 'regular', colour = COLOURS.ink } = style
    const measure = this.measure(style)
    const baseline = middle + BASELINE * size
    let at = x
    for (const run of runs) {
      const y = run.isLowered ? baseline + LOWERED_BY * size : baseline
      this.doc.font(fontOf(run, weight)).fontSize(sizeOf(run, size)).fillColor(colour)
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += measure(run)
    }
  }

  /** Draws lines below one another. @param {readonly Line[]} lines @param {number} x @param {number} top @param {number} height of a line @param {Style} style */
  writeAll(lines, x, top, height, style) {
    lines.forEach((line, index) => {
      this.write(line, x, top + height * (index + 0.5), style)
    })
  }

  /** The size at which a line is not wider than this. @param {string} text @param {number} width @param {Style} style */
  fittingSize(text, width, style) {
    const { width: natural } = this.line(text, style)
    return natural > width ? (style.size * width) / natural : style.size
  }
}

/** @param {Text | string} text @returns {Text} */
const partsOf = (text) => (typeof text === 'string' ? [{ kind: 'text', text }] : text)

/** @param {Run} run @param {Weight} weight */
const fontOf = ({ isLatin }, weight) => (isLatin ? `${weight}-latin` : weight)

/** @param {Run} run @param {number} size */
const sizeOf = ({ isLatin, isLowered }, size) => size * (isLatin ? LATIN_SIZE : 1) * (isLowered ? LOWERED_SIZE : 1)
