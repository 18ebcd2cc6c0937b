import { isBlank } from './inline-html'

const MOST_CELLS = 50

type Row = { cells: Element[]; isHead: boolean }

/**
 * A table with its heading cells. Word knows none: a first row that is all bold is taken for one. A table with one cell is
 * only a frame.
 *
 * @param contentOf makes the HTML of a cell's content
 */
export function tableHtml(table: Element, contentOf: (cell: Element) => string): string {
  const rows = rowsOf(table)
  const [first] = rows
  if (rows.length === 1 && first?.cells.length === 1) return first.cells.map(contentOf).join('')
  const html = rows.map(({ cells, isHead }) => {
    const contents = cells.map((cell) => cellHtml(cell, isHead || cell.localName === 'th', contentOf(cell)))
    return `<tr>${contents.join('')}</tr>`
  })
  return isBlank(html.join('')) ? '' : `<table><tbody>${html.join('')}</tbody></table>`
}

function rowsOf(table: Element): Row[] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const filled = rows
    .map((row) => ({ row, cells: [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th') }))
    .filter(({ cells }) => cells.length > 0)
  return filled.map(({ row, cells }, index) => ({
    cells,
    isHead: row.parentElement?.localName === 'thead' || (index === 0 && filled.length > 1 && cells.every(isBold)),
  }))
}

function isBold(cell: Element): boolean {
  const text = (cell.textContent ?? '').replace(/[\s\u00a0]/g, '')
  const bold = [...cell.querySelectorAll('b, strong')].map(({ textContent }) => textContent ?? '').join('')
  return text !== '' && bold.replace(/[\s\u00a0]/g, '').length >= text.length
}

function cellHtml(cell: Element, isHead: boolean, content: string): string {
  const spans = ['colspan', 'rowspan'].map((name) => {
    const count = Number(cell.getAttribute(name))
    return count > 1 && count <= MOST_CELLS ? ` ${name}="${count}"` : ''
  })
  const tag = isHead ? 'th' : 'td'
  // The heading cell is bold by itself.
  const inner = isHead ? content.replace(/<\/?strong>/g, '') : content
  return `<${tag}${spans.join('')}>${inner}</${tag}>`
}
