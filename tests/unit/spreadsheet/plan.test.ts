import { describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { instantField, textField, wholeNumberField, yesNoField } from '@/spreadsheet/basic-fields'
import { planImport } from '@/spreadsheet/plan'
import { categoryField } from '@/spreadsheet/reference-fields'
import { headingsOf, type SheetKind, type Stored, toSheetRows } from '@/spreadsheet/sheet-kind'
import { readTable } from '@/spreadsheet/table'

type Thing = Stored & { number: string; name: string; category: DocumentId; isHot?: boolean | null; sort: number; publishedAt: string }

const limits = { required: true, maxLength: 5, maxRows: Number.POSITIVE_INFINITY, min: 0 }

const kind: SheetKind<Thing> = {
  slug: 'products',
  noun: '产品',
  keyColumn: '编号',
  keyOf: ({ number }) => number,
  hasDrafts: true,
  titleOf: ({ name }) => name ?? '',
  newKeyProblem: () => null,
  fields: [
    textField({ label: '名称', limits, of: (doc) => doc.name, patch: (name) => ({ name }) }),
    categoryField({
      label: '分类',
      categories: [
        { id: 1, number: '11', name: '断路器', isSelectable: true },
        { id: 2, number: '12', name: '开关', isSelectable: true },
      ],
      of: (doc) => doc.category,
      patch: (category) => ({ category }),
    }),
    yesNoField({ label: '热销', of: (doc) => doc.isHot, patch: (isHot) => ({ isHot }) }),
    wholeNumberField({ label: '排序号', limits, of: (doc) => doc.sort, patch: (sort) => ({ sort }) }),
    instantField({ label: '发布日期', of: (doc) => doc.publishedAt, patch: (publishedAt) => ({ publishedAt }) }),
  ],
}

const thing: Thing = {
  id: 7,
  updatedAt: '2026-01-01T00:00:00.000Z',
  _status: 'published',
  number: '1',
  name: 'A',
  category: 1,
  isHot: null,
  sort: 2.5,
  publishedAt: '2026-03-18T01:30:15.123Z',
}

function plan(doc: Thing, changes: Record<string, string>, publish = false) {
  const [headings = [], cells = []] = toSheetRows(kind, [doc])
  const row = headings.map((heading, index) => changes[heading] ?? cells[index] ?? '')
  const { rows } = readTable({ name: '', rows: [headings, row] }, headingsOf(kind), ['编号'])
  return planImport({ kind, rows, stored: new Map([[doc.number, doc]]), publish })
}

describe('the plan of an import', () => {
  it.each([
    ['what an export wrote', {}],
    ['a date in the spelling of Excel', { 发布日期: '2026/3/18 9:30' }],
    ['a day', { 发布日期: '2026-03-18' }],
    ['another word for no', { 热销: 'FALSE' }],
    ['a status of a draft, as nothing is unpublished', { 状态: '草稿' }],
  ])('%s is no change', (_, changes) => {
    for (const publish of [false, true]) expect(plan(thing, changes, publish)).toMatchObject({ unchanged: 1, changes: [], problems: [] })
  })

  it.each([
    ['a name', { 名称: 'B' }, { name: 'B' }],
    ['a date without seconds', { 发布日期: '2026-03-18 09:31' }, { publishedAt: '2026-03-18T01:31:00.000Z' }],
    ['a category by its number', { 分类编号: '12' }, { category: 2 }],
    ['a category by its name', { 分类名称: '开关' }, { category: 2 }],
    ['both', { 分类编号: '12', 分类名称: '开关' }, { category: 2 }],
  ])('%s is changed, and nothing else', (_, changes, patch) => {
    expect(plan(thing, changes).changes).toMatchObject([{ kind: 'changed', publishes: false, patch }])
    expect(Object.keys(plan(thing, changes).changes[0]?.patch ?? {})).toHaveLength(1)
  })

  it('a category whose number and name were changed to different ones is refused', () => {
    const { problems } = plan({ ...thing, category: 2 }, { 分类编号: '11', 分类名称: '继电器' })
    expect(problems).toEqual([{ row: 2, column: '分类名称', reason: '编号 11 的分类是“断路器”，与“继电器”不一致' }])
  })

  const unfinished = { ...thing, name: '', _status: 'draft' as const }

  it('a draft may stay incomplete, but not become public so', () => {
    expect(plan(unfinished, { 热销: '是' }).problems).toEqual([])
    expect(plan(unfinished, { 状态: '已发布' }).changes).toEqual([])
    expect(plan(unfinished, { 状态: '已发布' }, true).problems).toEqual([{ row: 2, column: '名称', reason: '不能为空' }])
  })

  it('what lies in the trash is not changed', () => {
    const { problems } = plan({ ...thing, deletedAt: '2026-01-01T00:00:00.000Z' }, {})
    expect(problems).toEqual([{ row: 2, column: '编号', reason: '编号 1 在回收站中，请先恢复' }])
  })

  it('says all that is wrong with a row', () => {
    const { problems } = plan(thing, { 名称: '太长的名称啊', 排序号: '-1', 热销: '？' })
    expect(problems.map(({ column }) => column)).toEqual(['名称', '热销', '排序号'])
  })
})
