import { z } from 'zod/mini'
import { VIEWED_KEY } from './viewed-storage'

const MOST = 12

const picture = z.object({
  src: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: z.string(),
  focus: z.optional(z.string()),
  sources: z.array(z.object({ src: z.string(), width: z.int().check(z.positive()) })),
})
const product = z.object({
  id: z.string(),
  title: z.string(),
  /** Where the title may break: browsers don't know (record 0039). */
  pieces: z.optional(z.array(z.string())),
  categoryName: z.string(),
  cover: z.nullable(picture),
})

/** A product as the device keeps it. */
export type ViewedProduct = z.infer<typeof product>

/** The products that were looked at on this device, the last one first; what is none is left out. */
export function readViewed(): ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((one) => product.safeParse(one).data ?? []).slice(0, MOST)
  } catch {
    return []
  }
}

/** Puts a product in front of the others. Without storage, nothing is kept. */
export function noteViewed(viewed: ViewedProduct): void {
  const others = readViewed().filter(({ id }) => id !== viewed.id)
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify([viewed, ...others].slice(0, MOST)))
  } catch {
    // A full or forbidden storage: the site works without.
  }
}

/** Forgets all of them. */
export function clearViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY)
  } catch {
    // Nothing was kept then.
  }
}
