import type { Collected } from '@/components/compare/compare-store'
import type { SelectedProduct } from '@/contract/selection'

type Named = Pick<SelectedProduct, 'card' | 'code'>

/** The page of a product, with the code that was found. */
export const productHref = ({ card, code }: Named): string =>
  `/GoodsInfoView?${new URLSearchParams({ id: card.id, ...(code && { code }) })}`

/** What is kept of it for the comparison. */
export const collectedOf = ({ card, code }: Named): Collected => ({
  entry: code || card.id,
  name: code || card.title,
  picture: card.cover?.src ?? '',
})
