import { BETWEEN, COLOURS, COLUMN, mm } from './measures.mjs'

/**
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {import('./pen.mjs').Element} Element
 * @typedef {import('./pen.mjs').Text} Text
 *
 * What stands in a column and is never cut.
 * @typedef {object} Block
 * @property {number} height with the space below it
 * @property {(x: number, y: number) => void} draw
 */

const HEAD = mm(7.6)

/**
 * A titled part of a column, under its line.
 *
 * @param {Pen} pen
 * @param {object} options
 * @param {Text | string} options.title
 * @param {string} [options.aside] behind the title: what all figures are given in
 * @param {number} options.height of what is in it
 * @param {(section: Element, x: number, y: number) => void} options.draw
 * @returns {Block}
 */
export function section(pen, { title, aside = '', height, draw }) {
  return {
    height: HEAD + height + BETWEEN,
    draw: (x, y) => {
      pen.rule(x, y, COLUMN, { width: 1.1, colour: COLOURS.ink })
      const element = pen.element(pen.root, 'Sect')
      const heading = pen.line(title, HEADING)
      pen.content(element, 'H2', () => {
        pen.write(heading, x, y + mm(4.2), HEADING)
        if (aside) pen.write(pen.line(aside, ASIDE), x + heading.width + mm(3), y + mm(4.2), ASIDE)
      })
      draw(element, x, y + HEAD)
      element.end()
    },
  }
}

const HEADING = { size: 10.2, weight: /** @type {const} */ ('bold') }
const ASIDE = { size: 8.6, colour: COLOURS.secondary }
