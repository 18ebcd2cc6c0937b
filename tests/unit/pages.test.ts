import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageRows } from '@/domain/page-at.mjs'
import { EXPIRED_PREVIEW } from '@/server/preview-request.mjs'
import { routes as visited } from '../support/routes'

/** Routes that are at no address of their own: they stand in for what can't be shown. */
const STAND_INS = ['src/app/(site)/[...path]/page.tsx', `src/app/(site)${EXPIRED_PREVIEW}/page.tsx`]

const routeOf = (page: (typeof pageRows)[number]) =>
  path.posix.join('src/app', `(${page.layout ?? 'site'})`, page.path.replace(/\/$/, ''), 'page.tsx')

const inFolder = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name))

/** The folders of views that a file draws with, also by way of the files beside it. */
function viewsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].flatMap(([, from = '']) => {
    if (from.startsWith('@/views/')) return [from.split('/')[2] ?? '']
    const beside = from.startsWith('../') ? path.posix.join(path.dirname(file), `${from}.tsx`) : ''
    return existsSync(beside) ? viewsOf(beside) : []
  })
}

describe('the table of pages', () => {
  it('has a row for every route, and every row has its route', () => {
    const routes = ['src/app/(site)', 'src/app/(viewer)'].flatMap(inFolder).filter((file) => path.basename(file) === 'page.tsx')
    expect([...pageRows.map(routeOf), ...STAND_INS].sort()).toEqual(routes.sort())
  })

  it.each(pageRows)('$path is drawn by a view', (page) => {
    const views = viewsOf(routeOf(page))
    expect(views).not.toEqual([])
    for (const view of views) expect(existsSync(`src/views/${view}`), view).toBe(true)
  })

  it('leaves no view without a page that shows it', () => {
    const drawing = ['src/app', 'src/shell'].flatMap(inFolder).filter((file) => file.endsWith('.tsx'))
    const shown = new Set(drawing.flatMap(viewsOf))
    expect(readdirSync('src/views').filter((view) => !shown.has(view))).toEqual([])
  })

  it('repeats only pages that are there, and leads nobody to two pages', () => {
    const paths = pageRows.map((page) => page.path)
    expect(pageRows.filter(({ repeats }) => repeats !== undefined && !paths.includes(repeats))).toEqual([])
    const spellings = pageRows.flatMap((page) => [page.path, ...(page.otherSpellings ?? [])]).map((spelling) => spelling.toLowerCase())
    expect(new Set(spellings).size).toBe(spellings.length)
  })

  it('has no page that the checks of all pages leave out: who shows a document names one in tests/support/routes.ts', () => {
    const seen = new Set(visited.map((address) => address.split('?')[0]))
    expect(pageRows.map((page) => page.path).filter((one) => !seen.has(one))).toEqual([])
  })
})
