import { codesOf } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import type { OrderingRule } from '@/domain/order-codes/rule'
import type { AliasedCode, CodeIndex, IndexedCode } from '@/lookup/code-index'

const AROUND = 5

/** An index of the codes that rules yield, as the database has it; products are numbered from 1. Counts what it is asked. */
export function memoryIndex(rules: readonly OrderingRule[], aliases: ReadonlyMap<string, AliasedCode> = new Map()) {
  const codes = rules.flatMap((rule, index) => [...codesOf(rule)].map(({ code }) => ({ folded: foldCode(code), code, product: index + 1 })))
  codes.sort((one, other) => (one.folded < other.folded ? -1 : 1))
  const plain = ({ code, product }: IndexedCode) => ({ code, product })
  let questions = 0
  const asked =
    <T>(answer: (keys: readonly T[]) => ReadonlyMap<T, unknown>) =>
    (keys: readonly T[]) => {
      questions += 1
      return Promise.resolve(answer(keys))
    }
  const entries = <K, V>(keys: readonly K[], answerTo: (key: K) => V | null) =>
    new Map(
      keys.flatMap((key): [K, V][] => {
        const value = answerTo(key)
        return value === null ? [] : [[key, value]]
      }),
    )
  const exact = new Map<string, IndexedCode[]>()
  for (const entry of codes) exact.set(entry.folded, [...(exact.get(entry.folded) ?? []), plain(entry)])
  const index = {
    exact: asked((keys: readonly string[]) => entries(keys, (key) => exact.get(key) ?? null)),
    aliases: asked((keys: readonly string[]) => entries(keys, (key) => aliases.get(key) ?? null)),
    prefixes: asked((keys: readonly string[]) =>
      entries(keys, (key) => {
        const products = rules.flatMap(({ prefix }, index) => (foldCode(prefix) === key ? [index + 1] : []))
        return products.length > 0 ? products : null
      }),
    ),
    neighbours: asked((keys: readonly string[]) =>
      entries(keys, (key) => {
        const at = codes.findIndex(({ folded }) => folded > key)
        const place = at < 0 ? codes.length : at
        return codes.slice(Math.max(0, place - AROUND), place + AROUND).map(plain)
      }),
    ),
    rules: asked((products: readonly (number | string)[]) => entries(products, (product) => rules[Number(product) - 1] ?? null)),
  } as CodeIndex
  return { index, questions: () => questions }
}
