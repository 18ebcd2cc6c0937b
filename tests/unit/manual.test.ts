import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { zh } from '@payloadcms/translations/languages/zh'
import { describe, expect, it } from 'vitest'

const PICTURES = 'docs/editors'
const MOST_BYTES = 2_500_000

const manual = readFileSync('docs/editors.md', 'utf8')
const shown = [...manual.matchAll(/!\[([^\]]*)\]\(editors\/([^)]+)\)/g)].map(([, alt = '', file = '']) => ({ alt, file }))
const stored = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'))

/** The texts of a folder's files, all in one. */
function textsIn(folder: string, names: RegExp): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => names.test(name))
  return files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
}

describe("the editors' manual", () => {
  it('shows every picture of its folder, and no other', () => {
    expect(shown.map(({ file }) => file).toSorted()).toEqual(stored.toSorted())
  })

  it('says in words what each picture shows', () => {
    for (const { alt, file } of shown) expect(alt.length, file).toBeGreaterThan(8)
  })

  it('is light enough for a repository', () => {
    const bytes = stored.reduce((sum, name) => sum + statSync(path.join(PICTURES, name)).size, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('names buttons, menus and fields as the admin does', () => {
    const ours = ['collections', 'src/admin', 'src/shell/preview', 'src/lib'].map((folder) => textsIn(folder, /\.tsx?$/))
    const states = readFileSync('src/domain/publication.ts', 'utf8')
    const textEditor = textsIn('node_modules/@payloadcms/richtext-lexical/dist/features', /i18n\.js$/)
    const admin = [...ours, states, textEditor, JSON.stringify(zh)].join('\n').toLowerCase()
    const names = new Set([...manual.matchAll(/「([^」]+)」/g)].map(([, name = '']) => name))
    expect(names.size).toBeGreaterThan(100)
    // Some are put together of words: 添加 参数, 标题 2, 导出 XLSX.
    const unknown = [...names].filter((name) => !name.split(' ').every((word) => admin.includes(word.toLowerCase())))
    expect(unknown).toEqual([])
  })

  it('has a target for each entry of its contents', () => {
    const anchors = [...manual.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replace(/\s/g, '-'),
    )
    const targets = [...manual.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([])
  })
})
