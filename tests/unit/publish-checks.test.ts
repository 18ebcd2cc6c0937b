import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { checks, type Material, type ShownPicture } from '../../src/publishing/checks'
import { labelOfPath, leavesOf } from '../../src/publishing/leaves'

const value: FlattenedField = { name: 'value', type: 'text', label: '数值' }
const parameters: FlattenedField = { name: 'parameters', type: 'array', label: '技术参数', fields: [value], flattenedFields: [value] }
const title: FlattenedField = { name: 'title', type: 'text', label: '标题' }
const seo: FlattenedField = { name: 'seo', type: 'group', label: false, fields: [title], flattenedFields: [title] }
const content: FlattenedField = { name: 'content', type: 'richText', label: '正文' }
const block = { slug: 'entry', fields: [value], flattenedFields: [value] }
const blocks: FlattenedField = { name: 'blocks', type: 'blocks', label: '内容块', blocks: [block] }
const fields = [title, parameters, seo, content, blocks]

const text = (words: string) => ({ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] } })

const nothing: Material = { leaves: [], referred: [], pictures: [], avoidedWords: [] }
const found = (material: Partial<Material>) =>
  checks.flatMap(({ kind, find }) => find({ ...nothing, ...material }).map((finding) => ({ kind, ...finding })))

const picture: ShownPicture = {
  path: 'image',
  shownAs: ['slide', 'slideOnPhone'],
  filename: 'hm3.webp',
  alt: 'HM3 塑壳断路器正面',
  pixels: { width: 2880, height: 1200 },
}
const reference = { path: 'stories', address: null, fault: null, kind: '客户案例', title: '地铁项目' }

describe('the values of a document', () => {
  it('have the paths of its form', () => {
    const data = {
      title: '标题',
      parameters: [{ value: '1' }, { value: '' }, { value: '3' }],
      seo: { title: '短' },
      blocks: [{ blockType: 'gone' }],
    }
    expect(leavesOf(fields, data).map(({ path }) => path)).toEqual(['title', 'parameters.0.value', 'parameters.2.value', 'seo.title'])
    expect(leavesOf(fields, { blocks: [{ blockType: 'entry', value: 'x' }] }).map(({ path }) => path)).toEqual(['blocks.0.value'])
  })

  it('are called what the form calls them', () => {
    expect(labelOfPath(fields, 'parameters.2.value')).toBe('技术参数，第 3 行 · 数值')
    expect(labelOfPath(fields, 'seo.title')).toBe('标题')
    expect(labelOfPath(fields, 'unknown')).toBe('unknown')
  })

  it('are read from whatever a form may send', () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => Array.isArray(leavesOf(fields, data))))
    expect(found({ leaves: leavesOf(fields, { title: { toString: null } }) })).toEqual([])
    const documents = fc.record(Object.fromEntries(fields.map(({ name }) => [name, fc.jsonValue()])))
    fc.assert(
      fc.property(documents, (data) => found({ leaves: leavesOf(fields, data), avoidedWords: [{ word: '最', instead: '' }] }) !== null),
    )
  })
})

describe('before publishing', () => {
  it('nothing is said of what is sound', () => {
    expect(found({ leaves: leavesOf(fields, { title: '新品发布' }), pictures: [picture], referred: [reference] })).toEqual([])
  })

  it.each([
    [{ ...reference, fault: 'missing' as const }, 'link', '这里选用的内容已不存在，请另选或移除。'],
    [{ ...reference, address: '/Nowhere', fault: 'unknown' as const }, 'link', '链接 /Nowhere 在网站上打不开，请改正或移除。'],
    [{ ...reference, fault: 'unpublished' as const }, 'unpublished', '客户案例“地铁项目”还没有发布，访客看不到它。'],
    [{ ...reference, fault: 'trashed' as const }, 'unpublished', '客户案例“地铁项目”在回收站中，访客看不到它。'],
  ])('a reference is named that leads nowhere: %j', (referred, kind, sentence) => {
    expect(found({ referred: [referred] })).toEqual([{ kind, path: 'stories', sentence }])
  })

  it('pictures are named that nobody described, and those that would be blurred', () => {
    const kinds = (changed: Partial<ShownPicture>) => found({ pictures: [{ ...picture, ...changed }] }).map(({ kind }) => kind)
    expect(kinds({ alt: ' ' })).toEqual(['alternative-text'])
    expect(kinds({ alt: 'IMG_2041.jpg' })).toEqual(['alternative-text'])
    expect(kinds({ pixels: { width: 1919, height: 1200 } })).toEqual(['small-picture'])
    expect(kinds({ pixels: { width: 1920, height: 880 } })).toEqual([])
    expect(kinds({ pixels: null }), 'a drawing of lines').toEqual([])
    expect(kinds({ shownAs: [], pixels: { width: 10, height: 10 } }), 'within a text').toEqual([])
  })

  it('a picture that is too small is told for which place: of those that cut by both sides, of others by one', () => {
    const said = (changed: Partial<ShownPicture>) => found({ pictures: [{ ...picture, ...changed }] }).map(({ sentence }) => sentence)
    expect(said({ pixels: { width: 600, height: 400 } })).toEqual([
      '图片 hm3.webp 只有 600 × 400 像素，用在“横幅（桌面）”至少要 1920 × 880 像素，否则会模糊。',
    ])
    expect(said({ shownAs: ['gallery'], pixels: { width: 400, height: 680 } })).toEqual([])
    expect(said({ shownAs: ['gallery'], pixels: { width: 400, height: 400 } })).toEqual([
      '图片 hm3.webp 只有 400 × 400 像素，用在“产品页图集”至少要 764 像素宽，或 680 像素高，否则会模糊。',
    ])
  })

  it('a title is too long by its characters, and a short one for search engines is enough', () => {
    const kinds = (data: object) => found({ leaves: leavesOf(fields, data) }).map(({ path }) => path)
    expect(kinds({ title: '断'.repeat(32) })).toEqual([])
    expect(kinds({ title: '断'.repeat(33) })).toEqual(['title'])
    expect(kinds({ title: '𠀀'.repeat(32) })).toEqual([])
    expect(kinds({ title: '断'.repeat(33), seo: { title: '短' } })).toEqual([])
  })

  it('a name or a headline is too long by the room that its place has, line by line, Latin letters counting half', () => {
    const headline: FlattenedField = {
      name: 'headline',
      type: 'textarea',
      label: '标题',
      custom: { fits: { letters: 6, place: '横幅的一行' } },
    }
    const said = (value: string) => found({ leaves: leavesOf([headline], { headline: value }) }).map(({ sentence }) => sentence)
    expect(said('两路电源之间\n业务毫无察觉')).toEqual([])
    expect(said('HM3-250 上市')).toEqual([])
    expect(said('两路电源之间啊')).toEqual(['共 7 个字宽（两个字母或数字算一个字），横幅的一行放得下 6 个字，更长会折行或显示不全。'])
  })

  it('words that the company avoids are found in lines and texts, however they are written', () => {
    const avoidedWords = [
      { word: ' 最佳 ', instead: '合适' },
      { word: 'No.1', instead: '' },
      { word: ' ', instead: '' },
    ]
    const leaves = leavesOf(fields, { title: '最佳选择', content: text('我们是 NO.1'), parameters: [{ value: '普通' }] })
    expect(found({ leaves, avoidedWords })).toEqual([
      { kind: 'avoided-word', path: 'title', sentence: '“最佳”是公司不用的词，可写“合适”。' },
      { kind: 'avoided-word', path: 'content', sentence: '“No.1”是公司不用的词。' },
    ])
  })
})
