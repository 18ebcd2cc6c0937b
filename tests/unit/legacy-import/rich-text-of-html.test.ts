import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichTextNode } from '@/legacy-import/html/nodes'
import { richTextOfHtml, type Surroundings } from '@/legacy-import/html/rich-text-of-html'
import { parseHtml, textOf } from '@/legacy-import/html/tree'
import { textOfRichText } from '@/lib/text-of-rich-text'

const surroundings: Surroundings = {
  medium: (address) => {
    if (address.includes('gone')) return null
    return { id: address.includes('film') ? 2 : 1, isVideo: address.includes('film') }
  },
  link: (address) => {
    if (/^javascript:/i.test(address)) return null
    if (address.startsWith('/GoodsInfoView')) return { linkType: 'internal', doc: { relationTo: 'products', value: 7 }, newTab: false }
    return { linkType: 'custom', url: address, newTab: false }
  },
}

/** A text as a few words: what stands in what. */
function outline(node: RichTextNode): string {
  const { type, tag, text, format, children, value, fields } = node
  const within = Array.isArray(children) ? `(${children.map(outline).join(' ')})` : ''
  if (type === 'text') return `${format ? `${format}:` : ''}${text}`
  if (type === 'upload') return `picture#${value}${caption(fields)}`
  if (type === 'block') return `video#${Reflect.get(Object(fields), 'file')}${caption(fields)}`
  if (type === 'link') return `link${within}→${JSON.stringify(Reflect.get(Object(fields), 'url') ?? Reflect.get(Object(fields), 'doc'))}`
  if (type === 'linebreak') return '/'
  if (type === 'tablecell') return `${Reflect.get(node, 'headerState') ? 'th' : 'td'}${within}`
  return `${tag ?? type}${within}`
}

const caption = (fields: unknown) => {
  const words: unknown = Reflect.get(Object(fields), 'caption')
  return words ? `“${words}”` : ''
}

function converted(html: string) {
  const { value, remarks } = richTextOfHtml(html, surroundings)
  return { shown: value.root.children.map(outline).join(' '), remarks: remarks.map(({ kind, about }) => `${kind}: ${about}`) }
}

describe('HTML of a legacy site as rich text', () => {
  it.each([
    ['<p>一</p>\n<p>二<br>三</p>', 'paragraph(一) paragraph(二 / 三)'],
    ['只有文字', 'paragraph(只有文字)'],
    ['<h1>标题</h1><h5>小</h5>', 'h2(标题) h4(小)'],
    [
      '<p><font color=red>红 <b>粗</b></font><span style="font-weight:700;font-style:italic">斜</span>m<sup>2</sup></p>',
      'paragraph(红  1:粗 3:斜 m 64:2)',
    ],
    ['<div><p>甲</p>乙<div>丙</div></div>', 'paragraph(甲) paragraph(乙) paragraph(丙)'],
    ['<p>&nbsp;</p><p><br></p><p>完</p>', 'paragraph(完)'],
    ['<ul><li>一<ul><li>二</li></ul></li><li>三</li></ul>', 'ul(listitem(一) listitem(ul(listitem(二))) listitem(三))'],
    ['<ol><li>一</li><li><img src="/a.png">二</li></ol>', 'ol(listitem(一)) picture#1 ol(listitem(二))'],
    ['<table><tr><th>名<td>值</table>', 'table(tablerow(th(paragraph(名)) td(paragraph(值))))'],
    ['<table><tr><td><p>只是边框</p></td></tr></table>', 'paragraph(只是边框)'],
    [
      '<table><caption>表 1</caption><thead><tr><td>名</td></tr></thead><tr><td>值</td></tr></table>',
      'paragraph(表 1) table(tablerow(th(paragraph(名))) tablerow(td(paragraph(值))))',
    ],
    ['<blockquote><p>一</p><p>二</p></blockquote><hr>', 'quote(一 / 二) horizontalrule'],
    ['<a href="/GoodsInfoView?id=153">产品</a>', 'paragraph(link(产品)→{"relationTo":"products","value":7})'],
    ['<p>看<a href="https://a.example/"><b>这</b>里</a>。</p>', 'paragraph(看 link(1:这 里)→"https://a.example/" 。)'],
    ['<figure><img src="/a.png" alt="柜"><figcaption>图 1</figcaption></figure>', 'picture#1“图 1”'],
    ['<p>前<img data-src="/a.png" src="data:image/gif;base64,x">后</p>', 'paragraph(前) picture#1 paragraph(后)'],
    ['<video controls><source src="/film.mp4"></video>', 'video#2'],
    ['<pre>一\n  二</pre>', 'paragraph(一 / \u00a0\u00a0二)'],
  ])('%s', (html, shown) => {
    expect(converted(html)).toEqual({ shown, remarks: [] })
  })

  it.each([
    ['<p>看<script>alert(1)</script>见</p>', 'paragraph(看见)', ['script: alert(1)']],
    ['<p style="display: none">暗</p>明', 'paragraph(明)', ['hidden-text: 暗']],
    ['<a href="javascript:alert(1)">点</a>', 'paragraph(点)', ['dropped-link: 点 → javascript:alert(1)']],
    ['<img src="/gone/柜.png" alt="">', 'paragraph(link([柜.png])→"/gone/柜.png")', ['missing-medium: /gone/柜.png']],
    [
      '<iframe src="https://v.example/1"></iframe>',
      'paragraph(link(https://v.example/1)→"https://v.example/1")',
      ['embed: https://v.example/1'],
    ],
    ['<p><del>旧价</del></p>', 'paragraph(旧价)', ['strike: 旧价']],
    [
      '<table><tr><td>外</td><td><table><tr><td>内</td></tr></table></td></tr></table>',
      'table(tablerow(td(paragraph(外)) td(paragraph(内))))',
      ['nested-table: 内'],
    ],
    ['<a href="https://a.example/"><img src="/a.png"></a>', 'picture#1', ['picture-link: https://a.example/']],
  ])('what can not come over as it was is said: %s', (html, shown, remarks) => {
    expect(converted(html)).toEqual({ shown, remarks })
  })

  it('nested ten thousand deep, it is read to its end', () => {
    const { shown } = converted(`${'<div><b>'.repeat(10_000)}底${'</b></div>'.repeat(10_000)}末`)
    expect(shown).toBe('paragraph(1:底) paragraph(末)')
  })
})

const tag = fc.constantFrom(
  ...[
    'p',
    'div',
    'b',
    'table',
    'tr',
    'td',
    'th',
    'ul',
    'ol',
    'li',
    'h1',
    'h3',
    'blockquote',
    'a',
    'img',
    'figure',
    'figcaption',
    'script',
    'style',
    'svg',
    'iframe',
  ],
  ...[
    'br',
    'hr',
    'pre',
    'textarea',
    'title',
    'video',
    'source',
    'noscript',
    'template',
    'object',
    'select',
    'option',
    'caption',
    's',
    'o:p',
    'x-y',
  ],
)
const attribute = fc.constantFrom(
  '',
  ' href="/x"',
  ' src="/a.png"',
  ' src="/gone"',
  ' style="display:none"',
  ' colspan=9e9',
  ' hidden',
  ' start="-3"',
  ' data="/y"',
  '"',
)
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.tuple(tag, attribute).map(([name, more]) => `<${name}${more}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom('<!--', '-->', '&nbsp;', '&#0;', '&#xD800;', '&lt;', '<![CDATA[', ']]>', '<?xml', '>', '字'),
)

/** Each sign with how often it stands in a text; what can't be seen doesn't count. */
function counts(words: string): Map<string, number> {
  const result = new Map<string, number>()
  for (const sign of words.replace(/[\s\u200b\ufeff]/g, '')) result.set(sign, (result.get(sign) ?? 0) + 1)
  return result
}

describe('any HTML', () => {
  it('is read without a throw, and each of its words is in the text or in what is said of it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = pieces.join('')
        const { value, remarks } = richTextOfHtml(html, surroundings)
        const captions =
          JSON.stringify(value)
            .match(/"caption":"((?:[^"\\]|\\.)+)"/g)
            ?.map((found) => JSON.parse(`{${found}}`).caption) ?? []
        const there = counts([textOfRichText(value), ...captions, ...remarks.map(({ about }) => about)].join(''))
        for (const [sign, count] of counts(textOf(parseHtml(html)))) expect(there.get(sign) ?? 0).toBeGreaterThanOrEqual(count)
      }),
      { numRuns: Number(process.env.RUNS ?? 500) },
    )
  })
})
