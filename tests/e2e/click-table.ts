import { readFileSync } from 'node:fs'
import { FROM, markedPieces, parseSource, type Source } from '../../src/lib/source-marks'
import { nameOf } from '../integration/support/click-table'

/** A field that a click in desktop pages reaches: `products:mainParameters.*.value`. */
export type ReachedField = { name: string; label: string; isPicture: boolean }

/** What docs/click-to-edit.md says of a collection or global, in the order of its form. */
export function reachedFields(slug: string): ReachedField[] {
  const rows = readFileSync('docs/click-to-edit.md', 'utf8').split('\n').map(cellsOf)
  return rows.flatMap(([kind, path, label = '', desktop, , typed]) =>
    kind === slug && desktop === '✓' ? [{ name: `${kind}:${path}`, label, isPicture: typed === '图片' }] : [],
  )
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** Where the texts and pictures of a page come from that belong to one document. */
export function sourcesIn(html: string, document: string): Source[] {
  const pictures = [...html.matchAll(new RegExp(`${FROM}([^"&\\s]+)`, 'g'))].flatMap(([, from = '']) => parseSource(from) ?? [])
  return [...markedPieces(html).map(({ source }) => source), ...pictures].filter((source) => source.document === document)
}

export const isOf = ({ name }: ReachedField, source: Source): boolean => nameOf(source) === name
