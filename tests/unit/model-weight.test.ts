import path from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { expect, it } from 'vitest'

/** What showing a model may load, compressed. */
const MOST_BYTES = 300_000

/** There already on every page. */
const SHARED = ['react', 'react-dom', 'react/jsx-runtime', 'next', 'next/*']

const options: Omit<BuildOptions, 'write' | 'metafile'> = {
  ...{ bundle: true, splitting: true, minify: true, format: 'esm', outdir: path.resolve('/weighed'), platform: 'browser' },
  ...{ target: 'es2022', jsx: 'automatic', tsconfig: 'tsconfig.json', logLevel: 'error', external: SHARED },
  ...{ loader: { '.module.css': 'local-css' }, define: { 'process.env.NODE_ENV': '"production"' } },
}

const inMemory = { write: false, metafile: true } as const

const entry = (contents: string) => ({ contents, resolveDir: process.cwd(), sourcefile: 'entry.ts' })

/** What comes with an output at once, without what it asks for later. */
function atOnce(outputs: Metafile['outputs'], name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const { path: imported, kind, external } of outputs[name]?.imports ?? [])
    if (kind === 'import-statement' && !external) atOnce(outputs, imported, found)
  return found
}

const isViewer = (input: string) => /goods-info\/model\/model-stage|node_modules\/(three|@google\/model-viewer)\//.test(input)

it('a model is shown by at most 300 kB of scripts, none of which come with the gallery', async () => {
  const gallery = await build({ ...options, ...inMemory, stdin: entry("export * from './src/views/goods-info/gallery'") })
  const { outputs } = gallery.metafile
  const begin = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === 'entry.ts') ?? ''
  const inputs = [...atOnce(outputs, begin)].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}))
  expect(inputs.some((input) => input.endsWith('goods-info/gallery.tsx'))).toBe(true)
  expect(inputs.filter(isViewer)).toEqual([])
  expect(Object.keys(gallery.metafile.inputs).some(isViewer)).toBe(true)

  const { outputFiles } = await build({ ...options, ...inMemory, stdin: entry("export * from './src/views/goods-info/model/model-stage'") })
  const bytes = outputFiles
    .filter(({ path: file }) => file.endsWith('.js'))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
  expect(bytes, `${bytes} bytes`).toBeLessThanOrEqual(MOST_BYTES)
  expect(bytes).toBeGreaterThan(MOST_BYTES / 4)
}, 120_000)
