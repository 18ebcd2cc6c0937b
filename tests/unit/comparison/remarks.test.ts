import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProductComparison } from '@/contract/product-comparison'
import { Remarks } from '@/views/compare/remarks'

const comparison: ProductComparison = { columns: [], beyond: [], unknown: [], replaced: [], groups: [], documents: [] }
const said = (leftOut: readonly string[]) =>
  renderToStaticMarkup(createElement(Remarks, { comparison, leftOut, most: 4, isMobile: false })).replace(/<[^>]+>/g, '')

it('what an address names beyond twelve is named, of many three with their number', () => {
  expect(said(['13', 'HM3-250'])).toBe('一个链接最多读 12 款，“13”、“HM3-250”没有读：请分几次对比。')
  expect(said(Array.from({ length: 1500 }, (_, index) => `${index + 13}`))).toContain('“13”、“14”、“15”等 1,500 款没有读')
  expect(said([])).toBe('')
})
