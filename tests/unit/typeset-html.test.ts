import { describe, expect, it } from 'vitest'
import { typesetHtml } from '@/components/article/typeset-html'

const together = (text: string) => `<span class="together">${text}</span>`

describe('the text of an article, set', () => {
  it.each([
    ['<p>Icu 为 70 kA</p>', `<p>${together('I<sub>cu</sub>')} 为 ${together('70 kA')}</p>`],
    ['<td>宽 105 mm</td>', `<td>宽 ${together('105 mm')}</td>`],
    ['<p>请拨打 400-820-0000。</p>', `<p>请拨打 ${together('400-820-0000')}。</p>`],
    ['<h2>选择性推演</h2>', '<h2>选择性<wbr>推演</h2>'],
    ['<h3>保护 &amp; 监测</h3>', '<h3>保护 &amp; 监测</h3>'],
    ['<p>选择性推演</p>', '<p>选择性推演</p>'],
  ])('%s', (html, set) => {
    expect(typesetHtml(html)).toBe(set)
  })

  it('labels the cells of a table for phones, which stack them', () => {
    const head = (icu: string) =>
      `<tr><th scope="col">型号</th><th scope="col"><strong>${icu}</strong></th><th scope="col">用途 I<sub>cw</sub></th></tr>`
    const table = (attributes: string, icu: string, row: string) =>
      `<div class="${attributes}" tabindex="0"><table><tbody>${head(icu)}${row}</tbody></table></div>`
    expect(typesetHtml(table('table', 'Icu', '<tr><td>HM3</td><td>进线</td><td><strong>一般</strong></td></tr>'))).toBe(
      table(
        'table stacked',
        together('I<sub>cu</sub>'),
        `<tr><td>HM3</td><td><div class="column">${together('I<sub>cu</sub>')}</div><div>进线</div></td><td><div class="column">用途 I<sub>cw</sub></div><div><strong>一般</strong></div></td></tr>`,
      ),
    )
  })

  it.each([
    ['joined cells', '<tr><th>甲</th><th>乙</th><th>丙</th></tr><tr><td colspan="2">甲</td><td>丙</td></tr>'],
    ['no row of headings', '<tr><td>甲</td><td>乙</td><td>丙</td></tr><tr><td>甲</td><td>乙</td><td>丙</td></tr>'],
    ['two columns', '<tr><th>甲</th><th>乙</th></tr><tr><td>甲</td><td>乙</td></tr>'],
    ['six columns', `<tr>${'<th>甲</th>'.repeat(6)}</tr><tr>${'<td>甲</td>'.repeat(6)}</tr>`],
  ])('leaves a table with %s beside one another', (_, rows) => {
    const table = `<div class="table"><table><tbody>${rows}</tbody></table></div>`
    expect(typesetHtml(table)).toBe(table)
  })

  it.each([
    '<p>I<sub>cu</sub>，10<sup>3 A</sup></p>',
    '<img src="/media/105 mm-In.webp" alt="宽 105 mm，In" loading="lazy">',
    '<a href="https://example.com/?a=10 A&amp;b=Icu">资料</a>',
    '',
  ])('leaves %s as it is', (html) => {
    expect(typesetHtml(html)).toBe(html)
  })
})
