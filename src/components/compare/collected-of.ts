import type { Picture } from '@/contract/picture'
import type { Collected } from './compare-store'

/** A picture in a bar is no wider. */
const SLOT_WIDTH = 128

/** What the device keeps of a product that is collected. */
export function collectedOf({ id, model, title, cover }: { id: string; model: string; title: string; cover: Picture | null }): Collected {
  const picture = cover?.sources.find(({ width }) => width >= SLOT_WIDTH)?.src ?? cover?.src ?? ''
  return { entry: id, name: model || title, picture }
}
