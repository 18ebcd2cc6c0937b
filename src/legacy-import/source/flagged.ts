import type { z } from 'zod'
import type { Client } from './client'
import { type PagedList, readPages } from './lists'

/** Tells whether a row is flagged: by its own key, or, where rows have none, by the list that is filtered by the flag; null where that has gaps. */
export type IsFlagged = (id: number | string, own: boolean | null) => Promise<boolean | null>

/** @param filter `isHot`, `isNew`, `isRecommended`: asked for once, when the first row needs it */
export function askForFlagged<T extends z.ZodType>(client: Client, list: PagedList<T>, filter: string): IsFlagged {
  let flagged: Promise<Set<number | string>> | undefined
  let isWhole = true
  const tell: Client['tell'] = (kind, path, detail, isLoss = true) => {
    if (isLoss) isWhole = false
    client.tell(kind, path, detail, isLoss)
  }
  const ask = async () => {
    const numbers = new Set<number | string>()
    for await (const row of readPages({ ...client, tell }, { ...list, query: { ...list.query, [filter]: '1' } }))
      numbers.add(list.numberOf(row))
    return numbers
  }
  return async (id, own) => {
    if (own !== null) return own
    flagged ??= ask()
    return (await flagged).has(id) || (isWhole ? false : null)
  }
}
