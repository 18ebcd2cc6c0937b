import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { addressTarget } from '../../src/usage/address-target'
import { referencesOf } from '../../src/usage/references'

const SITE = 'https://www.example.com'

const url: FlattenedField = { name: 'url', type: 'text', label: '链接', custom: { isLink: true } }
const entries: FlattenedField = { name: 'entries', type: 'array', label: '入口', fields: [url], flattenedFields: [url] }
const product: FlattenedField = { name: 'product', type: 'relationship', label: '产品', relationTo: 'products' }
const stories: FlattenedField = { name: 'stories', type: 'relationship', label: '案例', relationTo: 'stories', hasMany: true }
const attachment: FlattenedField = { name: 'attachment', type: 'upload', label: '附件', relationTo: ['documents', 'media'] }
const content: FlattenedField = { name: 'content', type: 'richText', label: '正文' }

const targets = (fields: FlattenedField[], data: object) => referencesOf(fields, data, SITE).map(({ target }) => target)

describe('what a document points at', () => {
  it('is found in lists, with the path of the field', () => {
    const block = { slug: 'entry', fields: [url], flattenedFields: [url] }
    const blocks: FlattenedField = { name: 'blocks', type: 'blocks', blocks: [block] }
    const data = { entries: [{ url: '/Download' }, { url: null }], blocks: [{ blockType: 'entry', url: '/News' }, { blockType: 'gone' }] }
    expect(referencesOf([entries, blocks], data, SITE)).toEqual([
      { path: 'entries.url', target: { path: '/Download' } },
      { path: 'blocks.url', target: { path: '/News' } },
    ])
  })

  it('leaves out addresses of other sites, and keeps full addresses of this one', () => {
    expect(targets([url], { url: 'https://elsewhere.example/Download' })).toEqual([])
    expect(targets([url], { url: `${SITE}/News?a=1` })).toEqual([{ path: '/News?a=1' }])
    expect(targets([url], { url: '//elsewhere.example' })).toEqual([])
  })

  it('is a relation, one or several, as ids or as documents', () => {
    expect(targets([product], { product: 3 })).toEqual([{ collection: 'products', id: 3 }])
    expect(targets([stories], { stories: [1, { id: 2, title: 'x' }] })).toEqual([
      { collection: 'stories', id: 1 },
      { collection: 'stories', id: 2 },
    ])
    expect(targets([attachment], { attachment: { relationTo: 'media', value: 9 } })).toEqual([{ collection: 'media', id: 9 }])
  })

  it('is inside formatted text, however deep', () => {
    const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: '看' }] })
    const list = {
      type: 'list',
      children: [
        { type: 'listitem', children: [link({ linkType: 'internal', doc: { relationTo: 'news', value: 5 } })] },
        {
          type: 'listitem',
          children: [link({ linkType: 'custom', url: '/NewsDetail?id=7' }), link({ linkType: 'custom', url: 'mailto:a@b.c' })],
        },
      ],
    }
    const picture = { type: 'upload', relationTo: 'media', value: 4 }
    expect(targets([content], { content: { root: { type: 'root', children: [list, picture] } } })).toEqual([
      { collection: 'news', id: 5 },
      { path: '/NewsDetail?id=7' },
      { collection: 'media', id: 4 },
    ])
  })

  it('is nothing in a text that is no link', () => {
    expect(targets([{ name: 'title', type: 'text' }], { title: '/Download' })).toEqual([])
  })
})

describe('where an address leads', () => {
  it.each(['/', '/GoodsListView?hot=true', '/goodslistview', '/NewsDetail', '/robots.txt', '/prod-api/docs'])(
    '%s is always there',
    (path) => {
      expect(addressTarget(path)).toEqual({ kind: 'page' })
    },
  )

  it.each([
    ['/GoodsInfoView?id=160_2&hash=true', { collection: 'products', field: 'articleId', value: '160_2' }],
    ['/resultview?id=3', { collection: 'solution-categories', field: 'categoryId', value: '3' }],
    ['/media/%E5%9B%BE.webp', { collection: 'media', field: 'filename', value: '图.webp' }],
    ['/files/a%.pdf', { collection: 'documents', field: 'filename', value: 'a%.pdf' }],
  ])('%s shows a document', (path, document) => {
    expect(addressTarget(path)).toEqual({ kind: 'document', document })
  })

  it('is unknown when the site has no such page', () => {
    expect(addressTarget('/no-such-page')).toEqual({ kind: 'unknown' })
  })
})
