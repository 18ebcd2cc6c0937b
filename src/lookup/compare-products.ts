import 'server-only'
import { type ComparedProduct, readComparedProducts } from '../content/compared-products'
import { type Viewer, visitor } from '../content/viewer'
import { type ProductComparison, productComparison } from '../contract/product-comparison'
import { type AlignedRow, alignRows } from '../domain/comparison/align-rows'
import { bestCell } from '../domain/comparison/best-cell'
import { differing, isSame } from '../domain/comparison/differences'
import { documentKinds } from '../domain/document-kinds'
import { type FoundEntry, findEntries } from './find-entries'

type Found = { entry: string; product: ComparedProduct }

/**
 * Products and order codes beside one another (spec: comparison/page).
 *
 * @param entries as an address names them
 * @param most so many stand beside one another
 */
export async function compareProducts(entries: readonly string[], most: number, viewer: Viewer = visitor): Promise<ProductComparison> {
  const named = await findEntries(entries)
  const meant = named.flatMap((one) => (one.meant ? [{ ...one, meant: one.meant }] : []))
  const products = await readComparedProducts(
    meant.map((one) => one.meant),
    viewer,
  )
  const found = meant.map((one, index) => ({ one, product: products[index] ?? null }))
  const all = onceEach(found.flatMap(({ product }) => (product ? [{ entry: product.code || product.productId, product }] : [])))
  const columns = all.slice(0, most)
  const gone = new Set(found.flatMap(({ one, product }) => (product ? [] : [one.written])))
  return productComparison.parse({
    columns: columns.map(columnOf),
    beyond: all.slice(most).map(({ entry, product }) => ({ entry, name: product.code || product.model })),
    unknown: named.filter(({ written, meant: known }) => known === null || gone.has(written)).map(({ written }) => written),
    replaced: found.flatMap(({ one, product }) => replacementOf(one, product)),
    groups: groupsOf(columns.map(({ product }) => product)),
    documents: documentsOf(columns.map(({ product }) => product)),
  })
}

/** What is named twice, in different spellings, stands once. */
const onceEach = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((one) => [`${one.product.productId} ${one.product.code}`, one] as const)).values(),
]

function columnOf({ entry, product }: Found) {
  const { title, model } = product
  const kind = title.startsWith(model) ? title.slice(model.length).trim() : title
  return { ...product, entry, kind }
}

const replacementOf = ({ written, note }: FoundEntry, product: ComparedProduct | null) =>
  note && product ? [{ written, code: product.code || product.model, note }] : []

function groupsOf(products: readonly ComparedProduct[]): ProductComparison['groups'] {
  const areAllCodes = products.every(({ code }) => code !== '')
  const groups = new Map<string, ProductComparison['groups'][number]>()
  for (const row of alignRows(products.map(({ rowsAmong }) => rowsAmong(areAllCodes)))) {
    const group = groups.get(row.group) ?? { name: row.group, rows: [] }
    group.rows.push(rowOf(row))
    groups.set(row.group, group)
  }
  return [...groups.values()]
}

function rowOf({ key, name, cells }: AlignedRow): ProductComparison['groups'][number]['rows'][number] {
  const marks = differing(cells)
  const best = bestCell(cells)
  return {
    key,
    name,
    isSame: isSame(cells),
    cells: cells.map(
      (cell, index) =>
        cell && {
          value: cell.value,
          unit: cell.unit,
          isDifferent: marks[index] === true,
          best: best?.index === index ? best.reason : '',
        },
    ),
  }
}

function documentsOf(products: readonly ComparedProduct[]): ProductComparison['documents'] {
  return documentKinds.flatMap((kind) => {
    const cells = products.map(({ documents }) => documents.filter((document) => document.kind === kind))
    return cells.some((files) => files.length > 0) ? [{ kind, cells }] : []
  })
}
