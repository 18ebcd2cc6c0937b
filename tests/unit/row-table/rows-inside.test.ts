import fc from 'fast-check'
import type { ClientField, FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/admin/row-table/columns-of'
import { stepsBetween, tableReader } from '@/admin/row-table/form-table'
import { duplicated, inserted } from '@/admin/row-table/row-moves'
import { insidesOf, withCounts } from '@/admin/row-table/rows-inside'
import { type Cells, changedAt, isSameTable, type Table } from '@/admin/row-table/table'
import { HomePage } from '../../../collections/globals/home-page'
import { Products } from '../../../collections/products'
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'

/** The fields of a list, wherever it lies. */
function listOf(fields: readonly unknown[], name: string): readonly ClientField[] {
  // What the admin gets of a field has the same shape, as far as it is looked at.
  const all = fields as ClientField[]
  for (const field of all) {
    if ('name' in field && field.name === name && 'fields' in field) return field.fields
    const inside = field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : []
    const found = inside.length > 0 ? listOf(inside, name) : []
    if (found.length > 0) return found
  }
  return []
}

const PATH = 'featured'
const columns = columnsOf(listOf(HomePage.fields, PATH))
const insides = insidesOf(columns)
const row = (id: string, cells: Cells = {}) => ({ id, cells })

/** What a form has after these changes, each counted as the table does. */
function formAfter(...tables: Table[]): { form: FormState; table: Table } {
  const read = tableReader(PATH, columns)
  return tables.reduce<{ form: FormState; table: Table }>(
    ({ form, table }, wanted) => {
      const next = withCounts(insides, table, wanted)
      const changed = stepsBetween(PATH, columns, table, next).reduce<FormState>(fieldReducer, form)
      return { form: changed, table: read(changed) }
    },
    { form: { [PATH]: { rows: [], value: 0 } }, table: [] },
  )
}

const figuresIn = ({ form }: { form: FormState }, index = 0) =>
  (form[`${PATH}.${index}.figures`]?.rows ?? []).map((_, at) =>
    ['value', 'unit', 'label'].map((key) => form[`${PATH}.${index}.figures.${at}.${key}`]?.value ?? ''),
  )

describe('the columns of home products', () => {
  it('are the product, its texts, and two figures side by side', () => {
    expect(columns.map(({ label }) => label)).toEqual([
      '产品',
      '眉题',
      '标题',
      '一句话',
      '数值 1',
      '单位 1',
      '说明 1',
      '数值 2',
      '单位 2',
      '说明 2',
    ])
    expect(columns[0]).toMatchObject({ kind: 'references', refersTo: { collection: 'products', isOne: true } })
    expect(columns[4]).toMatchObject({ key: 'figures.0.value', isRequired: false, maxLength: 20 })
  })

  it('leave out lists without an end, and what is no text', () => {
    const texts = { type: 'array', name: 'texts', fields: [{ type: 'text', name: 'text' }] }
    expect(columnsOf([texts, { type: 'checkbox', name: 'isNew' }] as ClientField[])).toEqual([])
    expect(columnsOf(listOf(Products.fields, 'parameters')).at(-1)).toMatchObject({ key: 'attributes', refersTo: { isOne: false } })
  })
})

describe('a list within a row', () => {
  it('gets a row as soon as one has words, and loses it with the last of them', () => {
    const one = [row('a', { headline: 'HM3', 'figures.0.value': '70' })]
    const two = changedAt(one, 'a', { 'figures.1.value': '105', 'figures.1.unit': 'mm' })
    expect(figuresIn(formAfter(one))).toEqual([['70', '', '']])
    expect(figuresIn(formAfter(one, two))).toEqual([
      ['70', '', ''],
      ['105', 'mm', ''],
    ])
    expect(figuresIn(formAfter(one, two, changedAt(two, 'a', { 'figures.1.value': '' })))).toHaveLength(2)
    expect(figuresIn(formAfter(two, one))).toEqual([['70', '', '']])
    expect(formAfter(two, [row('a', { headline: 'HM3' })]).form[`${PATH}.0.figures`]).toMatchObject({ rows: [], value: 0 })
  })

  it('keeps an empty row before one with words, so that nothing moves under the cursor', () => {
    expect(figuresIn(formAfter([row('a', { 'figures.1.value': '105' })]))).toEqual([
      ['', '', ''],
      ['105', '', ''],
    ])
  })

  it('has ids of its own in a copy of its row', () => {
    const { form } = formAfter(duplicated([row('a', { 'figures.0.value': '70' })], 0, 0))
    const ids = [0, 1].map((index) => form[`${PATH}.${index}.figures.0.id`]?.value)
    expect(new Set(ids).size).toBe(2)
    expect(form[`${PATH}.1.figures`]).toMatchObject({ value: 1, disableFormData: true, rows: [{ id: ids[1] }] })
  })

  it('stays when it is longer than there are columns for', () => {
    const longer = [row('a', { figures: '3', 'figures.0.value': '70' })]
    expect(withCounts(insides, [], longer)).toEqual(longer)
  })
})

describe('a cell of one document', () => {
  it('is an id in the form, and nothing when it is emptied', () => {
    const chosen = [row('a', { product: [153] })]
    expect(formAfter(chosen).form[`${PATH}.0.product`]?.value).toBe(153)
    expect(formAfter([row('a')], chosen).form[`${PATH}.0.product`]?.value).toBe(153)
    expect(formAfter(chosen, [row('a', { product: [] })]).form[`${PATH}.0.product`]?.value).toBeNull()
    expect(formAfter(chosen).table).toMatchObject([{ cells: { product: [153] } }])
  })
})

it('whatever changes, Payload’s own form has what the table says', () => {
  const text = fc.constantFrom('', '甲', '乙')
  const product = fc.constantFrom<readonly number[]>([], [1], [2])
  const cells = fc.record({ product, headline: text, 'figures.0.value': text, 'figures.0.label': text, 'figures.1.value': text })
  const tables = fc
    .uniqueArray(fc.constantFrom(...'abcde'), { maxLength: 5 })
    .chain((ids) => fc.tuple(...ids.map((id) => cells.map((some) => row(id, some)))))
  fc.assert(
    fc.property(tables, tables, tables, (one, two, three) => {
      const { table } = formAfter(inserted(one, 0, []), two, three)
      expect(isSameTable(table, withCounts(insides, [], three))).toBe(true)
    }),
  )
})
