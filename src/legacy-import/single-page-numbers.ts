import { addressTarget } from '../usage/address-target'

/** Pages that other pages and other sites know by these numbers (spec: viewers/single-page-numbers). */
export const knownPages: readonly number[] = [50, 51, 58, 59, 61, 62, 69, 70, 436, 437]

/** The single page that a path of the source shows; null for other paths. */
export function singlePageAt(path: string): number | null {
  const target = addressTarget(path)
  if (target.kind !== 'document' || target.document.collection !== 'single-pages') return null
  const number = Number(target.document.value)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
