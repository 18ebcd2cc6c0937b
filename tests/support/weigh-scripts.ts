import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { build, type Metafile, type Plugin } from 'esbuild'

const OUT = path.resolve('/weighed')
const ENTRY = 'weighed.ts'

type Options = {
  /** What the page has loaded anyway, by how it is imported. */
  loadedAnyway: RegExp
  /** What else happens to modules before they are bundled. */
  plugins?: Plugin[]
}

/** As the site's bundler does it: what is there is left out, and of zod only what is called comes along. */
const asTheSite = (loadedAnyway: RegExp): Plugin => ({
  name: 'as the site',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => (loadedAnyway.test(name) ? { path: name, external: true } : undefined))
    onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace("import { z } from 'zod'", "import * as z from 'zod'"),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
})

/** What comes with an output at once, without what it asks for later. */
function atOnce(outputs: Metafile['outputs'], name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const { path: imported, kind, external } of outputs[name]?.imports ?? []) {
    if (kind === 'import-statement' && !external) atOnce(outputs, imported, found)
  }
  return found
}

/** How many bytes, compressed: what a page loads at once, and beyond that each part that is asked for later, by its file, and all of these together. */
export type Weight = { atOnce: number; late: Readonly<Record<string, number>>; lateTogether: number }

/** How many bytes, compressed, these files of the project are that a page loads together, with all that they import at once. */
export async function weighScripts(files: readonly string[], options: Options): Promise<number> {
  return (await weighParts(files, options)).atOnce
}

/** The same, and what they ask for later (`import()`). */
export async function weighParts(files: readonly string[], { loadedAnyway, plugins = [] }: Options): Promise<Weight> {
  const contents = files.map((file, index) => `export * as part${index} from './${file.replaceAll('\\', '/')}'`).join('\n')
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), sourcefile: ENTRY },
    ...{ bundle: true, splitting: true, minify: true, format: 'esm', write: false, outdir: OUT, platform: 'browser', metafile: true },
    ...{ target: 'es2022', jsx: 'automatic', tsconfig: 'tsconfig.json', logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, asTheSite(loadedAnyway)],
  })
  const { outputs } = metafile
  const sizes = new Map(outputFiles.map(({ path: file, contents: script }) => [file, gzipSync(script).length]))
  const weigh = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(path.resolve(name)) ?? 0), 0)
  const begin = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === ENTRY) ?? ''
  const first = atOnce(outputs, begin)
  const parts = Object.entries(outputs).flatMap(([name, { entryPoint }]) =>
    entryPoint && entryPoint !== ENTRY && !first.has(name)
      ? [{ file: entryPoint, needed: [...atOnce(outputs, name)].filter((one) => !first.has(one)) }]
      : [],
  )
  return {
    atOnce: weigh(first),
    late: Object.fromEntries(parts.map(({ file, needed }) => [file, weigh(needed)])),
    lateTogether: weigh(new Set(parts.flatMap(({ needed }) => [...needed]))),
  }
}
