/**
 * Makes the files under `assets/documents/` and their fixtures.
 *
 *     npx tsx seed/generate-documents/run.ts [part of a file name …]
 *
 * With arguments, only matching files are made anew; the fixtures are always written for all.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manifests } from './content/all'
import { openBrowser, print } from './core/browser'
import { manifestYaml } from './core/manifest'
import { pageCount, stamp } from './core/pdf-file'
import type { Spec } from './core/spec'
import { manifestFolder, outputFolder } from './paths'

const wanted = process.argv.slice(2)
const isWanted = ({ file }: Spec) =>
  wanted.length === 0 || wanted.some((part) => file.includes(part)) || !existsSync(path.join(outputFolder, file))

mkdirSync(outputFolder, { recursive: true })
mkdirSync(manifestFolder, { recursive: true })
const specs = manifests.flatMap((manifest) => manifest.specs)
for (const name of readdirSync(outputFolder)) {
  if (!specs.some(({ file }) => file === name)) rmSync(path.join(outputFolder, name))
}

const browser = await openBrowser()
let failed = 0
for (const spec of specs.filter(isWanted)) {
  try {
    const bytes = await make(spec)
    writeFileSync(path.join(outputFolder, spec.file), bytes)
    console.log(`${spec.file} ${(bytes.length / 1024).toFixed(0)} kB`)
  } catch (error) {
    failed++
    console.error(`${spec.file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
await browser.close()

const pages = new Map(
  specs
    .filter(({ content, file }) => content.type === 'pdf' && existsSync(path.join(outputFolder, file)))
    .map(({ file }) => [file, pageCount(readFileSync(path.join(outputFolder, file)))]),
)
if (failed === 0) {
  for (const manifest of manifests) writeFileSync(path.join(manifestFolder, manifest.file), manifestYaml(manifest, pages))
}
process.exitCode = failed > 0 ? 1 : 0

async function make({ content, publishedAt }: Spec): Promise<Buffer> {
  if (content.type === 'file') return content.bytes()
  return stamp(await print(browser, await content.html(), content.landscape), publishedAt)
}
