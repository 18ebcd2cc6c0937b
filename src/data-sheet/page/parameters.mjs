import { COLOURS, COLUMN, mm } from './measures.mjs'
import { section } from './section.mjs'

/**
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {import('./pen.mjs').Line} Line
 * @typedef {import('./section.mjs').Block} Block
 * @typedef {import('../printed-sheet').PrintedSheet['groups'][number]} Group
 * @typedef {Group['rows'][number]} Row
 * @typedef {{ name: Line[], value: Line[], unit: Line, height: number }} SetRow
 */

/** Between a name and its value. */
const GAP = mm(3)
/** Of a line, and above and below the lines of a row together, in sizes of the text. */
const LINE = 1.36
const SPACE = 0.48
/** A value of several lines leaves so much of the width to its name. */
const NAME_SHARE = 0.42
const UNIT = { least: mm(7), most: mm(15), gap: mm(1.6) }

/**
 * The groups of parameters as tables, a block each; one that is higher than a column is cut between rows.
 *
 * @param {Pen} pen
 * @param {readonly Group[]} groups
 * @param {{ body: number, room: number }} options
 * @returns {Block[]}
 */
export function parameterBlocks(pen, groups, { body, room }) {
  const styles = stylesOf(body)
  const units = groups.flatMap(({ rows }) => rows.map(({ unit }) => pen.line(unit, styles.unit).width))
  const unitWidth = Math.min(UNIT.most, Math.max(UNIT.least, ...units.map((width) => width + UNIT.gap)))
  return groups.flatMap((group) => {
    const rows = group.rows.map((row) => setRow(pen, row, styles, unitWidth))
    return pieces(rows, room).map((piece) => table(pen, group, piece, styles, unitWidth))
  })
}

/** @param {number} size */
const stylesOf = (size) => ({
  name: { size, colour: COLOURS.text },
  value: { size, weight: /** @type {const} */ ('bold') },
  unit: { size, colour: COLOURS.secondary },
})

/** @param {Pen} pen @param {Row} row @param {ReturnType<typeof stylesOf>} styles @param {number} unitWidth @returns {SetRow} */
function setRow(pen, row, styles, unitWidth) {
  const room = COLUMN - unitWidth
  const { width: natural } = pen.line(row.name, styles.name)
  const { width: wanted } = pen.line(row.value, styles.value)
  const isOneLine = natural + GAP + wanted <= room
  const nameRoom = isOneLine ? natural : Math.max(room - GAP - wanted, Math.min(natural, NAME_SHARE * room))
  const name = pen.lines(row.name, nameRoom, styles.name)
  const value = pen.lines(row.value, room - GAP - nameRoom, styles.value)
  const height = (Math.max(name.length, value.length) * LINE + SPACE) * styles.name.size
  return { name, value, unit: pen.line(behindValue(row.unit), styles.unit), height }
}

/** Who copies a row gets a blank between number and unit. @param {Row['unit']} unit @returns {Row['unit']} */
const behindValue = (unit) => (unit.length > 0 ? [{ kind: 'text', text: ' ' }, ...unit] : unit)

/** Rows in as many pieces as columns are needed for them. @param {readonly SetRow[]} rows @param {number} room @returns {SetRow[][]} */
function pieces(rows, room) {
  /** @type {SetRow[][]} */
  const found = [[]]
  let height = 0
  for (const row of rows) {
    height += row.height
    if (height > room) {
      found.push([])
      height = row.height
    }
    found.at(-1)?.push(row)
  }
  return found
}

/**
 * @param {Pen} pen
 * @param {Group} group
 * @param {readonly SetRow[]} rows
 * @param {ReturnType<typeof stylesOf>} styles
 * @param {number} unitWidth
 */
function table(pen, { name }, rows, styles, unitWidth) {
  const line = LINE * styles.name.size
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  return section(pen, {
    title: name,
    height,
    draw: (parent, x, y) => {
      const element = pen.element(parent, 'Table')
      let top = y
      pen.rule(x, top, COLUMN)
      for (const row of rows) {
        const from = top + (SPACE / 2) * styles.name.size
        const end = x + COLUMN - unitWidth
        const tableRow = pen.element(element, 'TR')
        pen.content(tableRow, 'TH', () => pen.writeAll(row.name, x, from, line, styles.name), { scope: 'Row' })
        pen.content(tableRow, 'TD', () => {
          row.value.forEach((one, index) => {
            pen.write(one, end - one.width, from + line * (index + 0.5), styles.value)
          })
          const unitAt = from + line * (row.value.length - 0.5)
          if (row.unit.width > 0) pen.write(row.unit, x + COLUMN - row.unit.width, unitAt, styles.unit)
        })
        tableRow.end()
        top += row.height
        pen.rule(x, top, COLUMN)
      }
      element.end()
    },
  })
}
