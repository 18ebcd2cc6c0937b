import 'server-only'
import { find } from '../content/find'
import { memoisedByVersion } from '../content/memoised-by-version'
import { visitor } from '../content/viewer'
import { codesOf } from '../domain/order-codes/codes'
import { foldCode } from '../domain/order-codes/fold-code'
import { type OrderingRule, orderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import { idOf } from '../lib/references'
import type { AliasedCode, CodeIndex, IndexedCode } from './code-index'

/** Order codes on each side of a code. */
const AROUND = 5

type SortedCode = IndexedCode & { folded: string }

/** The index of what is published. */
export const publishedCodes: CodeIndex = {
  exact: async (folded) => {
    const { byFolded } = await allCodes()
    return entries(folded, (text) => byFolded.get(text))
  },
  neighbours: async (folded) => {
    const { sorted } = await allCodes()
    return entries(folded, (text) => {
      const place = placeOf(sorted, text)
      return sorted.slice(Math.max(0, place - AROUND), place + AROUND)
    })
  },
  aliases: readAliases,
  rules: readRules,
}

const allCodes = memoisedByVersion(async () => {
  const rules = await readRules(null)
  const sorted = [...rules].flatMap(([product, rule]) => [...codesOf(rule)].map(({ code }) => ({ code, product, folded: foldCode(code) })))
  sorted.sort((one, other) => (one.folded < other.folded ? -1 : 1))
  const byFolded = new Map<string, SortedCode[]>()
  for (const entry of sorted) byFolded.set(entry.folded, [...(byFolded.get(entry.folded) ?? []), entry])
  return { sorted, byFolded }
})

/** @param products null for all */
async function readRules(products: readonly DocumentId[] | null): Promise<ReadonlyMap<DocumentId, OrderingRule>> {
  const { docs } = await find(visitor, {
    collection: 'products',
    where: products ? { id: { in: [...products] } } : { orderingRule: { exists: true } },
    select: { orderingRule: true },
    pagination: false,
  })
  return new Map(
    docs.flatMap((row) => {
      const { data } = orderingRule.safeParse(row.orderingRule)
      return data ? [[row.id, data] as const] : []
    }),
  )
}

async function readAliases(folded: readonly string[]): Promise<ReadonlyMap<string, AliasedCode>> {
  const { docs } = await find(visitor, {
    collection: 'code-aliases',
    where: { foldedCode: { in: [...folded] } },
    select: { foldedCode: true, kind: true, maker: true, product: true, orderCode: true, remark: true },
    pagination: false,
  })
  return new Map(
    docs.flatMap(({ foldedCode, kind, maker, product, orderCode, remark }) => {
      const id = idOf(product)
      if (!foldedCode || id === null) return []
      return [[foldedCode, { kind, maker: maker ?? '', remark: remark ?? '', code: orderCode ?? '', product: id }] as const]
    }),
  )
}

/** Where a text stands among codes that are in order. */
function placeOf(sorted: readonly SortedCode[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.folded ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

const entries = <T>(keys: readonly string[], valueAt: (key: string) => T | undefined): ReadonlyMap<string, T> =>
  new Map(
    keys.flatMap((key) => {
      const value = valueAt(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
