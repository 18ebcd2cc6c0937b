import type { NamedProduct } from '@/contract/prod-api/named-product'

/** An id or a model is no longer than that. */
const LONGEST = 40

/** Between two tries, doubled each time. */
const RETRY_MS = 2000
const MOST_RETRIES = 5

/** The id of the product that the address of a form names; empty without one. */
export const productIdIn = (search: string): string => parameter(search, 'product')

/**
 * The product that the address of a form names: `?product=153`, or `?model=HM3-250` (spec: service/asked-about). Asked for by the
 * browser, so that the page itself is one for all addresses; without a line again and again, and at once when the line is back.
 *
 * @param isWanted says no when the form has been left
 * @returns null when there is none, or none that is published; whoever follows an old link just gets the form
 */
export async function findNamedProduct(search: string, isWanted: () => boolean, tries = 0): Promise<NamedProduct | null> {
  try {
    return await find(search)
  } catch {
    const triesSoFar = await nextChance(tries)
    return isWanted() ? findNamedProduct(search, isWanted, triesSoFar) : null
  }
}

/** After a while, or with the line, with which the tries begin anew; after many tries with the line alone. */
function nextChance(tries: number): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(0), { once: true })
    if (tries < MOST_RETRIES) setTimeout(() => resolve(tries + 1), RETRY_MS * 2 ** tries)
  })
}

/** @throws when the line is cut, or the server is busy */
async function find(search: string): Promise<NamedProduct | null> {
  const [id, model] = [productIdIn(search), parameter(search, 'model')]
  if (!id && !model) return null
  const address = id ? `/prod-api/api/product/${encodeURIComponent(id)}` : `/prod-api/api/product/list?title=${encodeURIComponent(model)}`
  const [{ readProduct, readProductOfModel }, answer] = await Promise.all([import('@/contract/prod-api/named-product'), ask(address)])
  return id ? readProduct(answer) : readProductOfModel(answer, model)
}

function parameter(search: string, name: string): string {
  const value = new URLSearchParams(search).get(name)?.trim() ?? ''
  return value.length > LONGEST ? '' : value
}

async function ask(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
