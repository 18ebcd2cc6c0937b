import { nameOf } from '../../domain/attributes/attribute'
import type { DocumentId } from '../../lib/document-id'
import type { Mark } from '../row-table/row-aid'
import type { Scope } from './reading-of'

/** Which filter of the product’s category a row fills, by its place among them; null when none. */
export function filterMark(chosen: readonly DocumentId[], { own }: Scope): Mark | null {
  const filters = own.filter(({ isFilter }) => isFilter)
  const places = filters.flatMap(({ id, attribute }, index) => (chosen.includes(id) ? [{ place: index + 1, name: nameOf(attribute) }] : []))
  if (places.length === 0) return null
  const names = places.map(({ place, name }) => `第 ${place} 个筛选条件“${name}”`).join('、')
  return { sign: places.map(({ place }) => place).join('、'), says: `用于产品列表的${names}` }
}

/** What the rows of a product are good for: 14 行对应属性，6 行用于筛选；其余 3 行为普通文字. */
export function sumOfRows(rows: readonly { hasAttribute: boolean; isFilter: boolean }[]): string {
  const typed = rows.filter(({ hasAttribute }) => hasAttribute).length
  const filtering = rows.filter(({ isFilter }) => isFilter).length
  if (rows.length === 0) return ''
  if (typed === 0) return '都是普通文字，不能比较和筛选'
  const plain = rows.length - typed
  return `${typed} 行对应属性，${filtering} 行用于筛选${plain > 0 ? `；其余 ${plain} 行为普通文字` : ''}`
}
