import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedDifferences } from '../../../src/legacy-import/verify/allowed'
import { compareAnswers } from '../../../src/legacy-import/verify/compare'
import { isSameContent } from '../../../src/legacy-import/verify/same-html'

const list = (...rows: object[]) => ({ code: 200, msg: '查询成功', total: rows.length, rows })

describe('what is allowed', () => {
  it.each([
    ['message', { msg: '查询成功' }, { msg: 'ok' }],
    ['failure-code', { code: 500 }, { code: 404 }],
    ['empty', { title: null }, { title: '' }],
    ['empty', {}, { rows: [] }],
    ['further', {}, { brandName: '海沃' }],
    ['beyond-contract', { createBy: 'admin' }, {}],
    ['typed-values', { parameters: [{ facts: [{ key: 'icn' }] }] }, { parameters: [{ facts: [] }] }],
    ['number-as-text', { articleId: 12 }, { articleId: '12' }],
    ['flag', { isNew: true }, { isNew: 1 }],
    ['flag', {}, { isHot: 0 }],
    ['date', { updateTime: '2026/3/1 9:02' }, { updateTime: '2026-03-01 09:02:00' }],
    ['file-address', { cover: 'https://old.example.com/profile/upload/a.png' }, { cover: '/media/a-1.png' }],
    ['file-size', { sizeCn: '1.2M' }, { sizeCn: '1.25MB' }],
    ['file-extension', { ext: '.PDF' }, { ext: 'pdf' }],
    ['count', { productCount: 0 }, { productCount: 12 }],
    ['html', { content: '<p style="color:red">电流<b> 630A</b></p>' }, { content: '<p>电流&nbsp;<strong>630A</strong></p>' }],
    ['whitespace', { title: ' HM1 断路器\n' }, { title: 'HM1断路器' }],
  ])('%s: %o and %o', (name, legacy, own) => {
    const found = compareAnswers(legacy, own)
    expect(found.different).toEqual([])
    // The first rule that holds is the one that is named; a further one may hold as well.
    expect(Object.values(found.allowed)).toEqual([1])
    expect(allowedDifferences.map((rule) => rule.name)).toContain(name)
  })

  it('each rule has a reason', () => {
    for (const { name, reason } of allowedDifferences) expect(reason, name).toMatch(/\p{Script=Han}.*。$/u)
    expect(new Set(allowedDifferences.map(({ name }) => name)).size).toBe(allowedDifferences.length)
  })
})

describe('what is different', () => {
  it.each([
    ['another text', { title: 'HM1' }, { title: 'HM2' }, 'title'],
    ['a text that is gone', { title: 'HM1' }, { title: '' }, 'title'],
    ['a picture that is gone', { cover: '/a.png' }, { cover: null }, 'cover'],
    ['a picture that came from nowhere', { cover: null }, { cover: '/a.png' }, 'cover'],
    ['another flag', { isNew: '1' }, { isNew: 0 }, 'isNew'],
    ['another day', { updateTime: '2026-03-01' }, { updateTime: '2026-03-02 00:00:00' }, 'updateTime'],
    ['a word less in a text', { content: '<p>电流 630A</p>' }, { content: '<p>电流</p>' }, 'content'],
    ['a picture less in a text', { content: '<p>a<img src="a.png"></p>' }, { content: '<p>a</p>' }, 'content'],
    ['another link', { content: '<a href="/News">a</a>' }, { content: '<a href="/Download">a</a>' }, 'content'],
    ['another total', { total: 3 }, { total: 2 }, 'total'],
    ['found here, and not there', { code: 200 }, { code: 404 }, 'code'],
  ])('%s', (_, legacy, own, at) => {
    expect(compareAnswers(legacy, own).different).toEqual([expect.objectContaining({ at })])
  })

  it('a row that is missing, one too many, and another order, by the numbers of the rows', () => {
    const legacy = list({ articleId: 1, title: 'a' }, { articleId: 2, title: 'b' }, { articleId: 3, title: 'c' })
    const own = list({ articleId: '3', title: 'c' }, { articleId: '1', title: 'a' }, { articleId: '4', title: 'd' })
    expect(compareAnswers(legacy, own).different.map(({ at }) => at)).toEqual(['rows[2]', 'rows[4]', 'rows.order'])
  })
})

it('an object that can not be written as a text is another value, and ends no comparison', () => {
  const odd = { toString: [] }
  expect(compareAnswers(odd, 0).different).toHaveLength(1)
  expect(() => compareAnswers({ rows: [{ articleId: odd }] }, { rows: [{ articleId: odd }, { articleId: 1 }] })).not.toThrow()
})

it('what is the same is equal, whatever it is; and a comparison says of each field what it found', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const same = compareAnswers(one, structuredClone(one))
      expect(same.equal).toBe(same.compared)
      const { compared, equal, allowed, different } = compareAnswers(one, other)
      expect(equal + different.length + Object.values(allowed).reduce((sum, count) => sum + count, 0)).toBe(compared)
    }),
  )
})

it('any text is HTML, and shows the same as itself', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (html) => isSameContent(html, html)))
})
