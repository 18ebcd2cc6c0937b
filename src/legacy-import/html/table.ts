import { type CellShape, paragraph, type RichTextNode, table, tableCell, tableRow } from './nodes'
import type { HtmlElement, HtmlNode } from './tree'

/** What a cell may span. */
const MOST_SPANNED = 100

/** Turns nodes into blocks. */
export type Convert = (nodes: readonly HtmlNode[]) => RichTextNode[]

type Cell = { element: HtmlElement; inHead: boolean }
type Parts = { rows: Cell[][]; others: HtmlNode[] }

/**
 * A table as blocks: what stands in it outside of its cells, such as its title, comes before it. A table of one cell is only a frame.
 *
 * @param convert the content of cells
 */
export function tableBlocks(element: HtmlElement, convert: Convert): RichTextNode[] {
  const parts: Parts = { rows: [], others: [] }
  collect(element, parts, false)
  const before = convert(parts.others)
  const [only] = parts.rows.length === 1 ? (parts.rows[0] ?? []) : []
  if (only && parts.rows[0]?.length === 1 && only.element.name === 'td') return [...before, ...convert(only.element.children)]
  const rows = parts.rows.map((cells) => tableRow(cells.map((cell) => cellNode(cell, convert))))
  return rows.length === 0 ? before : [...before, table(rows)]
}

function collect(element: HtmlElement, parts: Parts, inHead: boolean): void {
  for (const child of element.children) {
    if (typeof child === 'string') parts.others.push(child)
    else if (/^(thead|tbody|tfoot)$/.test(child.name)) collect(child, parts, inHead || child.name === 'thead')
    else if (/^(tr|td|th)$/.test(child.name)) collectRow(child, parts, inHead)
    else parts.others.push(child)
  }
}

/** A cell without a row is one. */
function collectRow(row: HtmlElement, parts: Parts, inHead: boolean): void {
  const cells: Cell[] = []
  if (row.name === 'tr') collectCells(row, cells, parts, inHead)
  else cells.push({ element: row, inHead })
  if (cells.length > 0) parts.rows.push(cells)
}

function collectCells(row: HtmlElement, cells: Cell[], parts: Parts, inHead: boolean): void {
  for (const child of row.children) {
    if (typeof child !== 'string' && /^t[dh]$/.test(child.name)) cells.push({ element: child, inHead })
    else parts.others.push(child)
  }
}

function cellNode({ element, inHead }: Cell, convert: Convert): RichTextNode {
  const blocks = convert(element.children)
  return tableCell(shapeOf(element, inHead), blocks.length > 0 ? blocks : [paragraph([])])
}

function shapeOf({ name, attributes }: HtmlElement, inHead: boolean): CellShape {
  const isRowHead = name === 'th' && attributes.scope === 'row'
  return {
    headerState: isRowHead ? 2 : name === 'th' || inHead ? 1 : 0,
    colSpan: spanOf(attributes.colspan),
    rowSpan: spanOf(attributes.rowspan),
  }
}

function spanOf(written: string | undefined): number {
  const span = Number.parseInt(written ?? '', 10)
  return Number.isFinite(span) ? Math.min(Math.max(span, 1), MOST_SPANNED) : 1
}
