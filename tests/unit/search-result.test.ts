import { describe, expect, it } from 'vitest'
import { lengthHints, searchResultOf } from '../../src/admin/seo-preview/search-result'

const site = { siteName: '恒沃电气', brandName: '恒沃', description: '低压电气的研发与制造', host: 'www.example.com' }

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (text: string) => ({ type: 'heading', children: [{ type: 'text', text }] })
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

const resultOf = (slug: string, values: Record<string, unknown>) => searchResultOf(slug, (path) => values[path], site)

describe('the search result of a document', () => {
  it('is made of its own fields where editors entered nothing', () => {
    const content = richText(heading('一、背景'), paragraph('二期投产。'), paragraph('年产能达 420 万台。'))
    expect(resultOf('news', { title: '二期投产', articleId: 536, content })).toEqual({
      title: '二期投产-恒沃电气',
      description: '二期投产。年产能达 420 万台。',
      address: 'www.example.com/NewsDetail?id=536',
    })
  })

  it('is what editors entered', () => {
    const values = { title: 'HM3-250', summary: '简介', articleId: '153', 'seo.title': '250 A 塑壳断路器', 'seo.description': '描述' }
    expect(resultOf('products', values)).toMatchObject({ title: '250 A 塑壳断路器-恒沃电气', description: '描述' })
  })

  it('has an address before the number is known, and the site’s description without a text', () => {
    expect(resultOf('trainings', { title: '' })).toEqual({
      title: '恒沃电气',
      description: '低压电气的研发与制造',
      address: 'www.example.com/RecruitingInfo?id=…',
    })
  })

  it.each([
    ['solution-categories', { name: '数据中心', categoryId: 41 }, '数据中心解决方案-恒沃电气', '/ResultView?id=41'],
    ['story-categories', { name: '全球案例', categoryId: 23 }, '全球案例-恒沃电气', '/ExampleView?id=23'],
    ['product-categories', { name: '配电类', categoryId: 1 }, '配电类-恒沃电气', '/GoodsListView?category=1'],
    ['home-page', {}, '恒沃电气', '/'],
    ['about-page', {}, '关于恒沃-恒沃电气', '/AboutView'],
  ])('of %s is titled as its page', (slug, values, title, path) => {
    expect(resultOf(slug, values)).toMatchObject({ title, address: `www.example.com${path}` })
  })

  it('says nothing of a text that stands elsewhere', () => expect(resultOf('group-page', {}).description).toBeNull())
})

describe('hints on lengths', () => {
  const address = ''
  it('are none for what fits', () => {
    expect(lengthHints({ title: '塑壳断路器-恒沃电气', description: '字'.repeat(80), address })).toEqual([])
  })

  it('count Latin letters half', () => {
    expect(lengthHints({ title: 'a'.repeat(60), description: null, address })).toEqual([])
    expect(lengthHints({ title: '字'.repeat(31), description: null, address })).toEqual([expect.stringContaining('31 个字宽')])
  })

  it('speak of descriptions that are long or short', () => {
    expect(lengthHints({ title: '', description: '字'.repeat(130), address })).toEqual([expect.stringContaining('可能不会显示')])
    expect(lengthHints({ title: '', description: '短', address })).toEqual([expect.stringContaining('60–120 字')])
  })
})
