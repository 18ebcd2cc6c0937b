import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '@/domain/canonical-path.mjs'
import { pageAt } from '@/domain/page-at.mjs'

/** The paths that other sites link to (spec: addresses/paths). */
const listed = [
  ...['/ExampleView', '/ExampleInfoView', '/GoodsListView', '/GoodsInfoView', '/AboutView', '/SelfService', '/Feedback', '/Recruiting'],
  ...['/News', '/NewsDetail', '/ResultView', '/ResultInfoView', '/CustomerView', '/GroupIntroductView', '/Download', '/Consult'],
  ...['/SearchResult', '/RecruitingInfo', '/RichTextInfo', '/PDF', '/VideoView', '/RichText', '/selectProduct', '/wjFile'],
]

describe('the spelling of a public path', () => {
  it.each(listed)('%s is listed, and every letter case leads to it', (path) => {
    expect(pageAt(path)).toBeDefined()
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase(), `${path}/`, `${path.toLowerCase()}//`]) {
      expect(canonicalPath(spelling)).toBe(path)
    }
  })

  it('leads the entry page of the old site home', () => {
    expect(canonicalPath('/index.html')).toBe('/')
  })

  it.each(['/', '/prod-api/api/siteInfo/', '/media/a.webp', '/admin', '/GoodsListView/x', '/pdf.js', '/goods', ''])(
    'leaves %j alone',
    (path) => {
      expect(canonicalPath(path)).toBe(path)
    },
  )

  it('never leads further', () => {
    const path = fc
      .oneof(fc.string(), fc.constantFrom(...listed.map((one) => one.toLowerCase())))
      .map((text) => `/${text.replace(/^\//, '')}`)
    fc.assert(
      fc.property(path, (one) => {
        expect(canonicalPath(canonicalPath(one))).toBe(canonicalPath(one))
      }),
    )
  })
})
