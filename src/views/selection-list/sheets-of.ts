import { type Details, entryKey } from '@/components/selection-list/use-details'
import { dataSheetHref } from '@/domain/data-sheet/data-sheet-href'
import type { ListRow } from '@/domain/selection-list/list'

/** A data sheet, and how its file is called. */
export type AskedSheet = { address: string; name: string }

/** The data sheets of a list, each once: of what its rows say, not of what stands in the place of something else. */
export function sheetsOf(rows: readonly Pick<ListRow, 'product' | 'code'>[], { entries, products }: Details): AskedSheet[] {
  const sheets = rows.flatMap((row): [string, AskedSheet][] => {
    const entry = entries.get(entryKey(row))
    const product = entry?.state === 'found' && products.get(entry.product)
    if (!product) return []
    const address = dataSheetHref(product.id, entry.code)
    return [[address, { address, name: `${[entry.code || product.model, product.kind].filter(Boolean).join(' ')} 数据表.pdf` }]]
  })
  return [...new Map(sheets).values()]
}
