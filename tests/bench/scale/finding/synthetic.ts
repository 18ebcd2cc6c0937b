import type { Payload } from 'payload'
import { publicNumber } from '../../../../seed/synthetic/numbers'
import { orderCodeIndex } from '../../../../src/database/finding/order-code-index'
import { documentId } from '../../../../src/lib/document-id'

const CODES = 1000

/** Order codes of synthetic products, one of each: as many as a list may have, from all over them. */
export async function codesOfSite(cms: Payload): Promise<string[]> {
  const { totalDocs } = await cms.db.count({ collection: 'products', where: { articleId: { like: '5000' } } })
  const step = Math.max(1, Math.floor(totalDocs / CODES))
  const numbers = Array.from({ length: Math.min(CODES, totalDocs) }, (_, index) => String(publicNumber(1 + index * step)))
  const codes: string[] = []
  for (const number of numbers) {
    const row = await cms.db.findOne<{ id: string | number }>({
      collection: 'products',
      where: { articleId: { equals: number } },
      select: {},
    })
    const found = await orderCodeIndex(cms).ofProduct(documentId.parse(row?.id), [], CODES)
    const code = found[codes.length % Math.max(1, found.length)]?.code
    if (code) codes.push(code)
  }
  return codes
}
