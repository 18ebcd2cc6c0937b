import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { hasPublicFace } from '../../src/domain/preview-address'
import { FROM, hasMarks, markOf } from '../../src/lib/source-marks'
import { routes } from '../support/routes'
import { fieldsOf, nameOf, shownFields, tableOf } from './support/click-table'
import { signedInEditor } from './support/editor'
import { get } from './support/http'
import { publicKinds } from './support/public-kinds'
import { shownHtml } from './support/shown-html'
import { valueAt, wholeTexts } from './support/whole-texts'

// Collections read it; whatever it is, nothing here needs it.
vi.hoisted(() => {
  process.env.PAYLOAD_SECRET ??= 'for-tests-only-'.repeat(4)
})

const AT_ONCE = 4
const TABLE = 'docs/click-to-edit.md'
const mark = markOf({ document: 'products.153', path: 'title' })

const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** On a phone, one state of each page. */
const onPhones = routes.filter((route, index) => routes.findIndex((other) => other.split('?')[0] === route.split('?')[0]) === index)
const visits = [
  ...routes.map((route) => withQuery(route, 'draft=1&layout=desktop')),
  ...onPhones.map((route) => withQuery(route, 'draft=1&layout=mobile')),
]

describe('in the admin’s panel, texts say where they come from', () => {
  const editor = signedInEditor()
  const shown = { desktop: new Set<string>(), mobile: new Set<string>() }
  const typed = { desktop: new Set<string>(), mobile: new Set<string>() }
  const documents = new Map<string, Promise<unknown>>()

  async function look(address: string): Promise<string> {
    return (await get(address, { headers: editor.headers, redirect: 'manual' })).text()
  }

  /** A document by its name in marks, as its form has it. */
  function read(name: string): Promise<unknown> {
    const [slug = '', id] = name.split('.')
    const reading = documents.get(name) ?? editor.ask('GET', `${id ? `${slug}/${id}` : `globals/${slug}`}?draft=true&depth=0`)
    documents.set(name, reading)
    return reading
  }

  /** Notes which fields a page shows whole, and nothing else with them. */
  async function noteTyped(page: string, inLayout: Set<string>): Promise<void> {
    for (const { source, text } of wholeTexts(page)) {
      if (inLayout.has(nameOf(source)) || source.path.includes('#')) continue
      const value = valueAt(await read(source.document), source.path)
      if (typeof value === 'string' && value.trim() === text) inLayout.add(nameOf(source))
    }
  }

  async function differencesAt(address: string): Promise<string[]> {
    const [plain, marked] = [await look(address), await look(`${address}&edit=1`)]
    const [one, other] = [shownHtml(plain), shownHtml(marked)]
    const layout = address.includes('layout=mobile') ? 'mobile' : 'desktop'
    for (const field of shownFields(marked)) shown[layout].add(field)
    await noteTyped(marked, typed[layout])
    return [
      ...(hasMarks(plain) || plain.includes(FROM) ? [`${address} has marks though nobody asked for them`] : []),
      // All have a header and a footer but the viewer of files.
      ...(hasMarks(marked) || address.startsWith('/PDF') ? [] : [`${address} has no marks`]),
      ...other.leaks.map((leak) => `${address} leaks ${leak}`),
      ...(one.html === other.html ? [] : [`${address} ${firstDifference(one.html, other.html)}`]),
    ]
  }

  it('and every page shows the same as without, in both layouts', { timeout: 600_000 }, async () => {
    const waiting = [...visits]
    const differences: string[] = []
    const walk = async () => {
      for (let address = waiting.shift(); address; address = waiting.shift()) differences.push(...(await differencesAt(address)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    expect(differences).toEqual([])
  })

  it('and the pages of visitors have no script for it', async () => {
    const pages = await Promise.all(['/', '/GoodsInfoView?id=153'].map(async (path) => (await get(path)).text()))
    const scripts = [...new Set(pages.flatMap((page) => [...page.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([script]) => script)))]
    expect(scripts.length).toBeGreaterThan(3)
    const texts = await Promise.all(scripts.map(async (script) => (await get(script)).text()))
    const knows = (text: string) => text.includes(FROM) || text.includes('在页面里修改')
    expect(scripts.filter((_, index) => knows(texts[index] ?? ''))).toEqual([])
    // Nor do the pages of a preview: the admin looks into them.
    expect(await look('/GoodsInfoView?id=153&draft=1&edit=1')).not.toContain('在页面里修改')
  })

  it('and which fields are reached so is written down', () => {
    for (const { slug } of publicKinds) expect(hasPublicFace(slug), slug).toBe(true)
    const table = tableOf(
      publicKinds.flatMap(({ slug, fields }) => fieldsOf(slug, fields)),
      shown,
      typed,
    )
    const written = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : ''
    const whole = written.replace(/\| kind \|[\s\S]*$/, `${table}\n`)
    if (process.env.UPDATE_TABLES) writeFileSync(TABLE, whole)
    expect(whole, `${TABLE}: UPDATE_TABLES=1 writes it anew`).toBe(written)
    expect(whole, 'fields that nobody reaches, and no reason why').not.toMatch(/— \| — \|/)
  })

  it('and nothing of that is stored, whoever pastes it', async () => {
    const content = {
      root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph(`抄来的一段${mark}`)] },
    }
    const doc = await editor.create('news', { title: `抄来的标题${mark}`, content, _status: 'draft' })
    expect(doc.title).toBe('抄来的标题')
    expect(JSON.stringify(await editor.ask('GET', `news/${doc.id}?draft=true`))).toContain('抄来的一段"')
  })
})

const paragraph = (text: string) => {
  const words = { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
  return { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, textFormat: 0, textStyle: '', children: [words] }
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  return `«${one.slice(Math.max(0, at - 60), at + 60)}» became «${other.slice(Math.max(0, at - 60), at + 60)}»`
}
