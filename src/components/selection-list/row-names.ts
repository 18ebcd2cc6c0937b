import type { DescribedEntry, ListedProduct } from '@/contract/selection-list'
import type { ListedItem } from '@/domain/selection-list/list'

/** How a row is called: its code, the model of its product, or what somebody has written. */
export function nameOf(
  { product: number, code }: Pick<ListedItem, 'product' | 'code'>,
  entry?: DescribedEntry,
  product?: ListedProduct,
): string {
  if (entry?.state === 'found' && entry.code) return entry.code
  return code || product?.model || product?.title || `产品 ${number}`
}

/** What it is, in a line. */
export const lineOf = (entry?: DescribedEntry, product?: ListedProduct): string =>
  [product?.kind, entry?.meaning].filter(Boolean).join('，')

/** Where it is told more of; empty for what is unknown. */
export function hrefOf({ code }: Pick<ListedItem, 'code'>, entry?: DescribedEntry): string {
  if (!entry || entry.product === '' || entry.state === 'changed') return ''
  const asked = entry.state === 'found' ? entry.code : code
  return `/GoodsInfoView?${new URLSearchParams({ id: entry.product, ...(asked && { code: asked }) })}`
}
