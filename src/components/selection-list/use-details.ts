'use client'

import { useCallback, useEffect, useState } from 'react'
import type { DescribedEntry, DescribedList, ListedProduct, NamedEntry } from '@/contract/selection-list'
import { post } from '../form/post'

const loadAnswer = () => import('@/contract/selection-list').then(({ describedAnswer }) => describedAnswer)

/** What rows are, by what they name, and the products that they name, by their numbers. */
export type Details = { entries: ReadonlyMap<string, DescribedEntry>; products: ReadonlyMap<string, ListedProduct> }

export const entryKey = ({ product, code }: NamedEntry): string => `${product}\n${code}`

/** As long as the page's scripts live: who goes to a product and back asks for nothing. */
let details: Details = { entries: new Map(), products: new Map() }

/** Asks what is not known yet, all of it at once. @returns null when it worked; else why not, maybe in no words */
export async function fetchDetails(named: readonly NamedEntry[]): Promise<string | null> {
  const open = [...new Map(named.map(({ product, code }) => [entryKey({ product, code }), { product, code }]))]
    .filter(([key]) => !details.entries.has(key))
    .map(([, entry]) => entry)
  if (open.length === 0) return null
  const answer = await post('/prod-api/api/product/selection', { entries: open }, loadAnswer)
  if (answer.kind === 'failed') return answer.message
  keep(open, answer.answer.data)
  return null
}

function keep(asked: readonly NamedEntry[], { entries, products }: DescribedList) {
  const found = asked.flatMap((entry, index): [string, DescribedEntry][] => {
    const described = entries[index]
    if (!described) return []
    // What a text comes to is known then, too.
    const itself = { product: described.product, code: described.code }
    return described.state === 'found'
      ? [
          [entryKey(entry), described],
          [entryKey(itself), { ...described, note: '' }],
        ]
      : [[entryKey(entry), described]]
  })
  details = {
    entries: new Map([...details.entries, ...found]),
    products: new Map([...details.products, ...products.map((product): [string, ListedProduct] => [product.id, product])]),
  }
}

export const currentDetails = (): Details => details

/**
 * What the rows of a list are: the server is asked once for the whole list, then for what comes to it (spec: selection-list/rows).
 *
 * @returns `problem` when it does not answer: null for none
 */
export function useDetails(rows: readonly NamedEntry[]) {
  const [shown, setShown] = useState(details)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(async (named: readonly NamedEntry[]) => {
    const failure = await fetchDetails(named)
    setProblem(failure)
    setShown(details)
  }, [])
  // The same rows with other quantities and notes ask nothing.
  const wanted = rows.map(entryKey).join('\t')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they name counts
  useEffect(() => {
    void load(rows)
  }, [wanted, load])
  return { details: shown, problem, retry: () => void load(rows) }
}
