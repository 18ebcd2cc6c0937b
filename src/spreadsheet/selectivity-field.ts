import { LEAST_CURRENT, MOST_CURRENT, readLimit, saidTwice } from '../domain/selectivity'
import type { Product } from '../payload-types'
import { readList, writeList } from './cell-list'
import { type Id, idOf, type References } from './reference-fields'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

/** The column of what is said of devices below: one cell in CSV, a sheet of its own in XLSX. */
export const SELECTIVITY = '选择性配合'
export const SELECTIVITY_PARTS = ['下级产品', '上级 In', '下级 In', '极限'] as const

type Entry = { product: Id | undefined; from: number | null; upTo: number | null; limit: string }

/** What tables of selectivity say of a product above others (spec: products/selectivity), products by their numbers. */
export const selectivityField = (products: References, mostRows: number): SheetField<Product> =>
  sheetField<Product, Entry[]>({
    label: SELECTIVITY,
    of: ({ selectivity }) =>
      (selectivity ?? []).map(({ product, from, upTo, limit }) => ({
        product: idOf(product),
        from: from ?? null,
        upTo: upTo ?? null,
        limit: limit ?? '',
      })),
    write: (entries) => [
      writeList(entries.map(({ product, from, upTo, limit }) => [keyOf(product, products), String(from ?? ''), String(upTo ?? ''), limit])),
    ],
    read: ([cell = '']) => {
      const entries = readList(cell)
      if (entries.length > mostRows) throw new CellProblem(SELECTIVITY, `最多 ${mostRows} 项，现有 ${entries.length} 项`)
      return eachOnce(entries.map((parts, index) => entryIn(parts, index, products)))
    },
    patch: (entries) => ({
      selectivity: entries.flatMap(({ product, from, upTo, limit }) =>
        product === undefined || from === null || upTo === null ? [] : [{ product, from, upTo, limit }],
      ),
    }),
    describe: ([cell = '']) => `${readList(cell).length} 项`,
  })

const keyOf = (id: Id | undefined, { keyOf: keys }: References) => (id === undefined ? '' : (keys.get(id) ?? ''))

/** @throws CellProblem that names the entry */
function entryIn(parts: readonly string[], index: number, products: References): Entry {
  const problem = (reason: string) => new CellProblem(SELECTIVITY, `第 ${index + 1} 项${reason}`, index)
  const [key = '', from = '', upTo = '', limit = ''] = parts
  if (parts.length !== SELECTIVITY_PARTS.length) throw problem(`应写成“${SELECTIVITY_PARTS.join(' | ')}”，每行一项`)
  const product = products.idOf.get(key)
  if (product === undefined) throw problem(key === '' ? '缺少下级产品的编号' : `：没有产品编号“${key}”`)
  if (readLimit(limit) === undefined) throw problem(`的极限“${limit}”无法识别，请填写 kA 数值，或 T（完全选择性）`)
  const [least, most] = [from, upTo].map((text) => currentIn(text))
  if (least === undefined || most === undefined) {
    throw problem(`的额定电流“${least === undefined ? from : upTo}”无法识别，请填写 ${LEAST_CURRENT} 到 ${MOST_CURRENT} 之间的数值`)
  }
  return { product, from: least, upTo: most, limit }
}

/** @throws CellProblem for what the form would refuse when it is published, and a draft would keep */
function eachOnce(entries: Entry[]): Entry[] {
  const twice = saidTwice(entries)
  if (!twice) return entries
  const { first, again } = twice
  throw new CellProblem(SELECTIVITY, `第 ${again + 1} 项与第 ${first + 1} 项的下级产品和两个 In 都相同`, again)
}

function currentIn(text: string): number | undefined {
  const amperes = /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return amperes >= LEAST_CURRENT && amperes <= MOST_CURRENT ? amperes : undefined
}
