import type { Picture } from '@/contract/picture'
import type { Collected } from './compare-store'

/** A picture in a bar is no wider. */
const SLOT_WIDTH = 128

type Product = { id: string; model: string; title: string; cover: Picture | null; orderCode?: string }

/** What the device keeps of a product that is collected: the product, or the order code of it that was found. */
export function collectedOf({ id, model, title, cover, orderCode }: Product): Collected {
  const picture = cover?.sources.find(({ width }) => width >= SLOT_WIDTH)?.src ?? cover?.src ?? ''
  return { entry: orderCode ?? id, name: orderCode ?? (model || title), picture }
}
