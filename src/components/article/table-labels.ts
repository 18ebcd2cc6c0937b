/** More columns stay beside one another, as what is compared there would be far apart. */
const MOST_COLUMNS = 5

const TABLE = /<div class="table"([^>]*)><table>[\s\S]*?<\/table><\/div>/g
const ROW = /<tr>([\s\S]*?)<\/tr>/g
const NO_INDEX = /<(?!\/?su[bp]\b)[^>]*>/g
const CELL = /<(th|td)([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * Lets phones stack the rows of a table: each cell gets the heading of its column as a `div.column`, with its indices, and its content
 * in one piece, and the region the class `stacked`. That is for tables of three to five columns with one row of headings and no joined
 * cells; others scroll.
 *
 * @param html sanitised by the read side, where a table is within a `div.table`
 */
export function labelTables(html: string): string {
  return html.replace(TABLE, (table: string, attributes: string) => {
    const rows = Array.from(table.matchAll(ROW), ([, row = '']) => Array.from(row.matchAll(CELL)))
    const [head = [], ...body] = rows
    const isPlain = /\b(?:col|row)span=/.test(table) === false
    const hasHead = head.every(([, tag]) => tag === 'th') && body.every((cells) => cells.length === head.length)
    if (!isPlain || !hasHead || body.length === 0 || head.length < 3 || head.length > MOST_COLUMNS) return table
    const labels = head.map(([, , , content = '']) => content.replace(NO_INDEX, '').trim())
    let row = 0
    return table
      .replace(`<div class="table"${attributes}>`, `<div class="table stacked"${attributes}>`)
      .replace(ROW, (whole: string) => (row++ === 0 ? whole : withLabels(whole, labels)))
  })
}

function withLabels(row: string, labels: readonly string[]): string {
  let column = 0
  return row.replace(CELL, (cell: string, tag: string, attributes: string, content: string) => {
    const label = labels[column++]
    return column === 1 || !label ? cell : `<${tag}${attributes}><div class="column">${label}</div><div>${content}</div></${tag}>`
  })
}
