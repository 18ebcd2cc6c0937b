// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClipboard, readPlain, readTableHtml, toPlain, toTableHtml } from '@/admin/row-table/copied-block'

const read = (html: string) => readTableHtml(new DOMParser().parseFromString(html, 'text/html'))

describe('cells that are copied', () => {
  it('come from Excel with tabs, and quotes around what has breaks in it', () => {
    expect(readPlain('额定电流\t100\r\n"两\n行"\t"说""明"""\r\n')).toEqual([
      ['额定电流', '100'],
      ['两\n行', '说"明"'],
    ])
    expect(readPlain('3/4" 螺纹\t"')).toEqual([['3/4" 螺纹', '"']])
  })

  it('come from Word as a table, with merged cells said of each row that they span', () => {
    const html = `<p>前言</p><table><tr><td rowspan=2><p>机械</p></td><td>寿命</td><td>8
      000</td></tr><tr><td>重量</td><td>1.2<br>kg</td></tr><tr><td colspan=3>备注<script>1</script></td></tr></table>`
    expect(read(html)).toEqual([
      ['机械', '寿命', '8 000'],
      ['机械', '重量', '1.2\nkg'],
      ['备注', '', ''],
    ])
    expect(read('<p>没有表</p>')).toBeNull()
  })

  it('are a table of no more than can be meant, whatever the clipboard says of itself', () => {
    const wide = read('<table><tr><td colspan=1000000 rowspan=1000000>宽</td></tr></table>')
    expect([wide?.length, wide?.[0]?.length]).toEqual([1, 50])
    expect(readPlain('\n'.repeat(5000)).length).toBeLessThanOrEqual(1000)
  })

  const words = fc.stringMatching(/^[A-Za-z甲乙丙"\n\t,]{0,6}$/).map((text) => text.trim())
  const blocks = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(words, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))

  it('are read again as they were copied', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        expect(readPlain(`${toPlain(block)}\n`)).toEqual(block)
      }),
    )
    const block = [['A & <b>', '两\n行']]
    expect(read(toTableHtml(block))).toEqual(block)
  })

  it('are taken from the table rather than from the plain text', () => {
    const data = { getData: (kind: string) => (kind === 'text/html' ? '<table><tr><td>表</td></tr></table>' : '字') }
    expect(readClipboard(data)).toEqual([['表']])
    expect(readClipboard({ getData: (kind) => (kind === 'text/html' ? '<p>字</p>' : '字') })).toEqual([['字']])
    expect(readClipboard({ getData: () => '' })).toBeNull()
  })
})
