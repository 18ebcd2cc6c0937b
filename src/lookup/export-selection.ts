import 'server-only'
import type { DescribedList } from '../contract/selection-list'
import { ALONE, isAlone } from '../domain/selection-list/is-alone'
import type { ListedItem } from '../domain/selection-list/list'
import { writeCsv } from '../spreadsheet/csv'
import { writeXlsx } from '../spreadsheet/write-xlsx'
import { describeList } from './describe-list'

const HEADINGS = ['序号', '型号', '产品', '说明', '位置与备注', '数量', '提示']

/** As what a selection list can be had. */
export const listFormats = ['xlsx', 'csv'] as const
export type ListFormat = (typeof listFormats)[number]

/**
 * A selection list as a file, with all of its rows (spec: selection-list/export): those too that are not known any more. What its codes mean
 * is looked for again, so that it says what is true now.
 */
export async function exportSelection(items: readonly ListedItem[], format: ListFormat): Promise<Buffer> {
  const rows = selectionRows(items, await describeList(items.map(({ product, code }) => ({ product, code }))))
  return format === 'csv' ? Buffer.from(writeCsv(rows)) : writeXlsx([{ name: '选型清单', rows }])
}

/** @returns texts, headings first */
export function selectionRows(items: readonly ListedItem[], { entries, products }: DescribedList): string[][] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const named = new Set(entries.map(({ product }) => product))
  const cells = items.map(({ product: number, code, quantity, note }, index) => {
    const entry = entries[index]
    const product = byId.get(entry?.product || number)
    return [
      String(index + 1),
      // What has been put on the list stays there, whatever stands in its place by now.
      (entry?.state === 'found' && entry.code) || code || product?.model || number,
      product?.title ?? '',
      entry?.meaning ?? '',
      note,
      String(quantity),
      [entry?.note ?? '', entry?.state === 'changed' ? `现为 ${entry.code}` : '', product && isAlone(product, named) ? ALONE : '']
        .filter(Boolean)
        .join('；'),
    ]
  })
  return [HEADINGS, ...cells]
}
