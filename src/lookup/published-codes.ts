import 'server-only'
import { getCms } from '../cms'
import { find } from '../content/find'
import { visitor } from '../content/viewer'
import { codeLists } from '../database/finding/code-lists'
import { orderCodeIndex } from '../database/finding/order-code-index'
import { type OrderingRule, orderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import { idOf } from '../lib/references'
import type { AliasedCode, CodeIndex, IndexedCode } from './code-index'
import { sharedNeighbours } from './shared-neighbours'

/** Order codes on each side of a code. */
const AROUND = 5

/** The index of what is published. */
export const publishedCodes: CodeIndex = {
  exact: async (folded) => grouped(await orderCodeIndex(await getCms()).exact(folded), ({ folded: text }) => text, plain),
  prefixes: async (folded) =>
    grouped(
      await codeLists(await getCms()).byPrefix(folded),
      ({ folded: text }) => text,
      ({ product }) => product,
    ),
  neighbours: (folded) => sharedNeighbours(readNeighbours, folded),
  aliases: readAliases,
  rules: readRules,
}

const plain = ({ code, product }: IndexedCode): IndexedCode => ({ code, product })

async function readNeighbours(folded: readonly string[]): Promise<ReadonlyMap<string, readonly IndexedCode[]>> {
  return grouped(await codeLists(await getCms()).neighbours(folded, AROUND), ({ asked }) => asked, plain)
}

async function readRules(products: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, OrderingRule>> {
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { id: { in: [...products] } },
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

function grouped<R, T>(rows: readonly R[], keyOf: (row: R) => string, entryOf: (row: R) => T): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(entryOf(row))
    else groups.set(keyOf(row), [entryOf(row)])
  }
  return groups
}
