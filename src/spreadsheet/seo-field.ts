import type { Product } from '../payload-types'
import { withinLength } from './basic-fields'
import type { FieldLimits } from './field-limits'
import { type SheetField, sheetField } from './sheet-field'

const columns = ['页面标题', '页面描述', '关键词']

/** What search engines show; the picture for sharing stays as it is. */
export function seoField(limits: (path: string) => FieldLimits): SheetField<Product> {
  const longest = [limits('seo.title'), limits('seo.description'), limits('seo.keywords')]
  return sheetField<Product, string[]>({
    label: '搜索引擎',
    columns,
    of: ({ seo }) => [seo?.title ?? '', seo?.description ?? '', seo?.keywords ?? ''],
    write: (texts) => [...texts],
    read: (cells, current) =>
      columns.map((column, index) => {
        const text = cells[index] ?? current[index] ?? ''
        const most = longest[index]
        return most ? withinLength(text, column, most) : text
      }),
    patch: ([title, description, keywords], doc) => ({
      seo: { ...doc?.seo, title: title || null, description: description || null, keywords: keywords || null },
    }),
  })
}
