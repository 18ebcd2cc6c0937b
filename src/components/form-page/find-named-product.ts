import type { NamedProduct } from '@/contract/prod-api/named-product'

/** An id or a model is no longer than that. */
const LONGEST = 40

/**
 * The product that the address of a form names: `?product=153`, or `?model=HM3-250` (spec: service/asked-about). Asked for by the
 * browser, so that the page itself is one for all addresses.
 *
 * @returns null when there is none, or none that is published; whoever follows an old link just gets the form
 * @throws when the line is cut, or the server is busy
 */
export async function findNamedProduct(search: string): Promise<NamedProduct | null> {
  const query = new URLSearchParams(search)
  const [id, model] = [query.get('product')?.trim() ?? '', query.get('model')?.trim() ?? '']
  const name = id || model
  if (!name || name.length > LONGEST) return null
  const address = id ? `/prod-api/api/product/${encodeURIComponent(id)}` : `/prod-api/api/product/list?title=${encodeURIComponent(model)}`
  const [{ readProduct, readProductOfModel }, answer] = await Promise.all([import('@/contract/prod-api/named-product'), ask(address)])
  return id ? readProduct(answer) : readProductOfModel(answer, model)
}

async function ask(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
