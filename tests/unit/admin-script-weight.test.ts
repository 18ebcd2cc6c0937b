import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { build, type Metafile, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'

/** What editors load with the first form beside Payload's own admin, compressed. */
const BUDGET_BYTES = 120_000

/** What Payload's admin has loaded anyway. */
const PAYLOADS = /^(react|react-dom|next|payload|@payloadcms|lexical|@lexical|@faceless-ui|sonner)(\/|$)/

const OUT = path.resolve('/weighed')

const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'))

/** The components in browsers that Payload's import map names, or that a component of the server draws. */
function clientFiles(folder: string): string[] {
  const importMap = readFileSync('src/app/(payload)/admin/importMap.js', 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
  const server = files.filter((file) => !isClient(file))
  const drawn = new Set(server.flatMap(importedBy))
  const isNamed = (file: string) => importMap.includes(`/${file.replaceAll('\\', '/').replace(/\.tsx?$/, '')}`) || drawn.has(file)
  return files.filter((file) => isClient(file) && isNamed(file))
}

const importedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type ).*from '(\.[^']*)'/gm)].map(([, name = '']) => {
    const stem = path.join(path.dirname(file), name)
    return existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`
  })

/** As the site's bundler does it: Payload's packages are there, and of zod only what is called comes along. */
const asTheSite: Plugin = {
  name: 'as the site',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => (PAYLOADS.test(name) ? { path: name, external: true } : undefined))
    onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace("import { z } from 'zod'", "import * as z from 'zod'"),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

/** What comes with an output at once, without what it asks for later. */
function atOnce(outputs: Metafile['outputs'], name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const { path: imported, kind, external } of outputs[name]?.imports ?? []) {
    if (kind === 'import-statement' && !external) atOnce(outputs, imported, found)
  }
  return found
}

describe('the scripts that the admin has besides Payload’s', () => {
  it('are less than 120 kB, all that come with a form together', async () => {
    const entry = clientFiles('src/admin').map((file, index) => `export * as part${index} from './${file}'`)
    const { metafile, outputFiles } = await build({
      stdin: { contents: entry.join('\n'), resolveDir: process.cwd(), sourcefile: 'admin.ts' },
      ...{ bundle: true, splitting: true, minify: true, format: 'esm', write: false, outdir: OUT, platform: 'browser', metafile: true },
      ...{ target: 'es2022', jsx: 'automatic', tsconfig: 'tsconfig.json', logLevel: 'error' },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [asTheSite],
    })
    const begin = Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === 'admin.ts') ?? ''
    const scripts = [...atOnce(metafile.outputs, begin)].map((name) => path.resolve(name))
    const bytes = outputFiles.filter((file) => scripts.includes(file.path)).map(({ contents }) => gzipSync(contents).length)
    const total = bytes.reduce((sum, one) => sum + one, 0)
    expect(total, `${total} bytes`).toBeLessThan(BUDGET_BYTES)
    expect(total).toBeGreaterThan(BUDGET_BYTES / 4)
  }, 300_000)
})
