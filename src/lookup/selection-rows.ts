import type { DescribedList, ListedProduct } from '../contract/selection-list'
import { ALONE, isAlone } from '../domain/selection-list/is-alone'
import type { ListedItem } from '../domain/selection-list/list'

/** A row of a selection list as all exports tell it. */
export type SelectionRow = {
  code: string
  /** Undefined for what is not published any more. */
  product: ListedProduct | undefined
  meaning: string
  note: string
  quantity: number
  remark: string
}

/** The rows in their order, with what is to be said of each (spec: selection-list/export). */
export function selectionRows(items: readonly ListedItem[], { entries, products }: DescribedList): SelectionRow[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const named = new Set(entries.map(({ product }) => product))
  return items.map(({ product: number, code, quantity, note }, index) => {
    const entry = entries[index]
    const product = byId.get(entry?.product || number)
    return {
      // What has been put on the list stays there, whatever stands in its place by now.
      code: (entry?.state === 'found' && entry.code) || code || product?.model || number,
      product,
      meaning: entry?.meaning ?? '',
      note,
      quantity,
      remark: [entry?.note ?? '', entry?.state === 'changed' ? `现为 ${entry.code}` : '', product && isAlone(product, named) ? ALONE : '']
        .filter(Boolean)
        .join('；'),
    }
  })
}
