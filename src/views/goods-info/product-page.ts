import type { ProductCard } from '@/contract/product-cards'
import type { Product } from '@/contract/products'
import type { Question } from '@/contract/questions'
import type { Opening } from './configure/opening'

/** What the product page shows, in both layouts. */
export type ProductPage = {
  product: Product
  /** Its own, then those of its categories (spec: questions/product-page). */
  questions: readonly Question[]
  /** Hot products without this one. */
  hotProducts: readonly ProductCard[]
  /** Where 我需要帮助 leads. */
  supportChatUrl: string
  /** `hash=true`: open at the documents (spec: products/product-address). */
  opensDocuments: boolean
  /** With what it is configured; null where the page introduces the product. */
  opening: Opening | null
}

/** The pictures of the gallery: the cover alone when the editor chose no others. */
export function galleryOf({ gallery, cover }: Product): Product['gallery'] {
  if (gallery.length > 0) return gallery
  return cover ? [cover] : []
}

/** Another product, or another choice in the address, starts afresh: gallery, ticks, tabs and options. */
export const keyOf = ({ product, opensDocuments, opening }: ProductPage): string =>
  `${product.id} ${opensDocuments} ${opening?.asked ?? ''}`
