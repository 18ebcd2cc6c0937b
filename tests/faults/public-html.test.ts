import type { File, Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mp4 } from '../support/mp4'
import { pdfOfPages } from '../support/pdf-of-pages'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({})
})

const system = { overrideAccess: true, depth: 0 }
const common = { publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1, _status: 'published' as const }
const block = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }

const words = (text: string, more: object = {}) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  ...more,
})
const paragraph = (...children: object[]) => ({ ...block, type: 'paragraph', children })
const richText = (...children: object[]) => ({
  root: { ...block, type: 'root', children: children.map((child) => ({ version: 1, type: '', ...child })) },
})
const link = (fields: object, text: string) => ({
  ...block,
  type: 'link',
  version: 3,
  fields: { newTab: false, ...fields },
  children: [words(text)],
})
const linkTo = (relationTo: string, value: unknown, text: string) => link({ linkType: 'internal', doc: { relationTo, value } }, text)

/** What visitors get of a text. */
async function html(...children: object[]): Promise<string> {
  const { toHtml } = await import('@/content/rich-text')
  return toHtml(richText(...children))
}

async function makeNews(title: string) {
  return cms.create({ collection: 'news', data: { ...common, title, content: richText(paragraph(words('正文'))) }, ...system })
}

async function webp(name: string, width: number, height: number): Promise<File> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  return { name, data, mimetype: 'image/webp', size: data.length }
}

const film = (name: string): File => ({ name, data: mp4(), mimetype: 'video/mp4', size: mp4().length })

describe('a link to an own page', () => {
  it('survives a changed title', async () => {
    const { id, articleId } = await makeNews('旧标题')
    const text = paragraph(linkTo('news', id, '见新闻'))
    await cms.update({ collection: 'news', id, data: { title: '新标题' }, ...system })
    expect(await html(text)).toBe(`<p><a href="/NewsDetail?id=${articleId}">见新闻</a></p>`)
  })

  it('is only its text while the page is not published or in the trash, and a link again afterwards', async () => {
    const { id } = await makeNews('下架')
    const text = paragraph(linkTo('news', id, '见新闻'))
    const change = (data: object) => cms.update({ collection: 'news', id, data, trash: true, ...system })
    await change({ _status: 'draft' })
    expect(await html(text)).toBe('<p>见新闻</p>')
    await change({ _status: 'published' })
    await change({ deletedAt: new Date().toISOString() })
    expect(await html(text)).toBe('<p>见新闻</p>')
    await change({ deletedAt: null, _status: 'published' })
    expect(await html(text)).toContain('href=')
  })

  it('to a document leads to its file', async () => {
    const category = await cms.create({ collection: 'download-categories', data: { ...common, name: '样本' }, ...system })
    const data = pdfOfPages(1)
    const document = await cms.create({
      collection: 'documents',
      data: { ...common, name: '样本', kind: '产品样本', category: category.id },
      file: { name: 'catalogue.pdf', data, mimetype: 'application/pdf', size: data.length },
      ...system,
    })
    expect(await html(paragraph(linkTo('documents', document.id, '样本')))).toBe('<p><a href="/files/catalogue.pdf">样本</a></p>')
  })
})

describe('a list within a list', () => {
  it('belongs to the item before, so that no bullet stands alone', async () => {
    const list = (tag: string, ...children: object[]) => ({
      ...block,
      type: 'list',
      listType: tag === 'ol' ? 'number' : 'bullet',
      tag,
      start: 1,
      children,
    })
    const item = (...children: object[]) => ({ ...block, type: 'listitem', value: 1, children })
    const nested = list('ul', item(words('一')), item(list('ol', item(words('一点一')))), item(words('二')))
    expect(await html(nested)).toBe('<ul><li>一<ol><li>一点一</li></ol></li><li>二</li></ul>')
  })
})

describe('a cell of a table', () => {
  it('keeps its paragraphs when it has several', async () => {
    const cell = (...children: object[]) => ({ ...block, type: 'tablecell', headerState: 0, children })
    const row = {
      ...block,
      type: 'tablerow',
      children: [cell(paragraph(words('甲'))), cell(paragraph(words('乙')), paragraph(words('丙')))],
    }
    const table = await html({ ...block, type: 'table', children: [row] })
    expect(table).toContain('<tr><td>甲</td><td><p>乙</p><p>丙</p></td></tr>')
  })
})

describe('a video in a text', () => {
  it('waits for its visitor behind a poster that says how high it is', async () => {
    const video = await cms.create({ collection: 'media', data: { alt: '装配线影片' }, file: film('line.mp4'), ...system })
    const node = {
      ...block,
      type: 'block',
      version: 2,
      fields: { id: 'a', blockName: '', blockType: 'video', file: video.id, caption: '总装 <车间>' },
    }
    const caption = '<figcaption>总装 &lt;车间&gt;</figcaption>'
    const common = 'controls playsinline aria-label="装配线影片"></video>'
    expect(await html(node)).toBe(`<figure><video src="/media/line.mp4" preload="metadata" ${common}${caption}</figure>`)

    await cms.create({ collection: 'media', data: { alt: '装配线' }, file: await webp('line-poster.webp', 64, 36), ...system })
    const start = 'poster="/media/line-poster.webp" width="64" height="36" preload="none"'
    expect(await html(node)).toBe(`<figure><video src="/media/line.mp4" ${start} ${common}${caption}</figure>`)

    const chosen = await cms.create({ collection: 'media', data: { alt: '机器人' }, file: await webp('robot.webp', 32, 18), ...system })
    expect(await html({ ...node, fields: { ...node.fields, poster: chosen.id } })).toContain(
      'poster="/media/robot.webp" width="32" height="18"',
    )
  })

  it('that is gone leaves nothing', async () => {
    expect(await html({ ...block, type: 'block', version: 2, fields: { blockType: 'video', file: 987654 } })).toBe('')
  })
})

describe('what somebody hostile saves', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example/x',
  ])('is no link to %s', async (url) => {
    const shown = await html(paragraph(link({ linkType: 'custom', url }, '点我')))
    expect(shown).not.toMatch(/href="\s*(javascript|data|vbscript|\/\/)/i)
    expect(shown).toContain('点我')
  })

  it('is text where it looks like HTML, and carries no styles', async () => {
    const shown = await html(paragraph(words('<img src=x onerror=alert(1)>', { style: 'color: red; background: url(x)' })))
    expect(shown).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('stays within its attribute', async () => {
    const shown = await html(paragraph(link({ linkType: 'custom', url: 'https://example.com/"onmouseover="alert(1)' }, '点我')))
    expect(shown).not.toContain('" onmouseover')
    expect(shown).not.toContain('"onmouseover')
  })
})
