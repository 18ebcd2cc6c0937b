import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { weighScripts } from '../support/weigh-scripts'

/** What collecting products adds to the scripts of the product list, compressed (record 0071). */
const BUDGET_BYTES = 4096

/** What every page has loaded anyway. */
const FRAMEWORK = /^(react|react-dom|next)(\/|$)/

/** Where all of it stands: the ticks and the bar of the comparison, the buttons and the way to the selection list. */
const COLLECTING = ['src/components/compare', 'src/components/selection-list'].map((folder) => path.resolve(folder))
const isCollecting = (file: string) => COLLECTING.some((folder) => file.startsWith(`${folder}${path.sep}`))

const LIST_PAGE = ['src/app/(site)/layout.tsx', 'src/app/(site)/GoodsListView/page.tsx']

/** The file that an import of a component means; undefined for a package, a style or a type. */
function fileOf(name: string, from: string): string | undefined {
  if (!/^[.@]\.?\//.test(name)) return undefined
  const stem = name.startsWith('@/') ? path.resolve('src', name.slice(2)) : path.resolve(path.dirname(from), name)
  return [`${stem}.tsx`, `${stem}.ts`].find((file) => existsSync(file))
}

/** The files with which browsers begin: those that parts of the server draw, found from the page and its layout on. */
function clientFiles(files: readonly string[]): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    if (/^['"]use client['"]/.test(text)) {
      found.add(path.relative('.', file))
      return
    }
    for (const [, name = ''] of text.matchAll(/^(?:import (?!type )|export )[^;']*? from '([^']*)'/gms)) {
      const imported = fileOf(name, file)
      if (imported && /[/\\]src[/\\](app|components|shell|views)[/\\]/.test(imported)) visit(imported)
    }
  }
  for (const file of files) visit(path.resolve(file))
  return [...found]
}

/** The page as it was without all of this: what is imported is there, and does nothing. */
const withoutCollecting: Plugin = {
  name: 'without collecting',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      if (!isCollecting(file)) return undefined
      const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name)
      return { contents: names.map((name) => `export const ${name} = () => null`).join('\n'), loader: 'ts' }
    })
  },
}

/** spec: comparison/collecting, selection-list/adding */
describe('the scripts of the product list', () => {
  it('are at most 4 kB more than they were without ticks, bar, buttons and the way to the selection list', async () => {
    const files = clientFiles(LIST_PAGE)
    expect(files.some(isNamed('results.tsx')), files.join(', ')).toBe(true)
    const [all, without] = await Promise.all([
      weighScripts(files, { loadedAnyway: FRAMEWORK }),
      weighScripts(files, { loadedAnyway: FRAMEWORK, plugins: [withoutCollecting] }),
    ])
    const added = all - without
    expect(added, `${added} of ${all} bytes`).toBeLessThanOrEqual(BUDGET_BYTES)
    // As little as that is not measured, but missed.
    expect(added).toBeGreaterThan(BUDGET_BYTES / 8)
  }, 300_000)
})

const isNamed = (name: string) => (file: string) => path.basename(file) === name
