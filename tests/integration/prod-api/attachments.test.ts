import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, list } from '../support/api'
import { get } from '../support/http'

type Attachment = { id: number; name: string; url: string; ext: string; sizeCn: string; typeName: string; categoryId: number }
type Category = { categoryId: number; categoryName: string; count: number }

let files: Attachment[] = []
let categories: Category[] = []
beforeAll(async () => {
  files = await allRows<Attachment>('/api/attachment/list')
  categories = (await list<Category>('/api/attachment/category/list')).rows
})

describe('the download centre', () => {
  it('has sixty files or more in six categories, each in exactly one', () => {
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(categories.length).toBeGreaterThanOrEqual(6)
    const ids = categories.map(({ categoryId }) => categoryId)
    for (const { categoryId, name } of files) expect(ids, name).toContain(categoryId)
  })

  it('counts the files of each category', async () => {
    for (const { categoryId, count } of categories) {
      expect(count).toBe(files.filter((file) => file.categoryId === categoryId).length)
      expect((await list('/api/attachment/list', { categoryId })).total).toBe(count)
    }
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(files.length)
  })

  it('filters by category, and by category and name together', async () => {
    const [{ categoryId } = { categoryId: 0 }] = categories
    const expected = files.filter((file) => file.categoryId === categoryId && file.name.includes('HM3'))
    expect(expected.length).toBeGreaterThan(0)
    expect(await allRows('/api/attachment/list', { categoryId, name: 'HM3' })).toEqual(expected)
  })

  it('has no files in a category that does not exist, and all when none is named', async () => {
    for (const categoryId of ['424242', 'abc', '0'])
      expect(await list('/api/attachment/list', { categoryId })).toMatchObject({ total: 0, rows: [] })
    expect((await list('/api/attachment/list', { categoryId: '' })).total).toBe(files.length)
  })
})

describe('looking for a file by name', () => {
  it.each(['HM3', 'hm3', 'HM3-250', '说明书', '2026', '%', '_', "'"])(
    'leaves only categories that have “%s”, with their counts',
    async (name) => {
      const { rows } = await list<Category>('/api/attachment/category/list', { name })
      const found = files.filter((file) => file.name.toLowerCase().includes(name.toLowerCase()))
      const expected = categories
        .map((category) => ({ ...category, count: found.filter((file) => file.categoryId === category.categoryId).length }))
        .filter(({ count }) => count > 0)
      expect(rows).toEqual(expected)
    },
  )

  it('leaves no category when nothing is found', async () => {
    expect(await list('/api/attachment/category/list', { name: '没有这样的文件' })).toMatchObject({ total: 0, rows: [] })
  })

  it('leaves all categories when no name is given', async () => {
    expect((await list('/api/attachment/category/list', { name: ' ' })).rows).toEqual(categories)
  })
})

describe('what a file says of itself', () => {
  it('is its ending in lower case', () => {
    for (const { url, ext } of files) expect(url.toLowerCase().endsWith(`.${ext}`), url).toBe(true)
    expect(new Set(files.map(({ ext }) => ext))).toEqual(new Set(['pdf', 'glb', 'step', 'dxf', 'zip', 'xlsx']))
  })

  it('is its size, which is the size of what is sent', async () => {
    const units: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2 }
    for (const { url, sizeCn } of files.filter((_, index) => index % 10 === 0)) {
      const response = await get(url, { method: 'HEAD' })
      expect(response.status, url).toBe(200)
      const [, value, unit = ''] = /^([\d.]+)([A-Z]+)$/.exec(sizeCn) ?? []
      const factor = units[unit] ?? 0
      expect(Math.abs(Number(value) * factor - Number(response.headers.get('content-length')))).toBeLessThanOrEqual(factor * 0.0051)
    }
  })

  it('offers a drawing as PDF and as its source', () => {
    expect(files.filter(({ typeName }) => typeName === '外形安装尺寸图').every(({ ext }) => ext === 'pdf')).toBe(true)
    expect(files.filter(({ typeName }) => typeName === '外形安装尺寸图源文件').every(({ ext }) => ext === 'dxf')).toBe(true)
  })
})
