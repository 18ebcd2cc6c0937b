import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { generators, project } from '../paths'
import { content } from '../remake/content'
import { digest } from '../remake/digest'
import { manifests } from './content/all'
import { openBrowser, print } from './core/browser'
import { manifestYaml } from './core/manifest'
import { pageCount, stamp } from './core/pdf-file'
import { withPicturesNamed } from './core/picture'
import type { PrintedContent, Spec } from './core/spec'

const fileOf = ({ file }: Spec) => `seed/assets/documents/${file}`
const specs = manifests.flatMap((manifest) => manifest.specs)
const fixtures = manifests.map((manifest) => ({ manifest, file: `seed/fixtures/documents/${manifest.file}` }))

/** Every document, and the fixtures that list them. */
export const documentFiles = [...specs.map(fileOf), ...fixtures.map(({ file }) => file)]

/** What lays out and prints what the HTML says. */
const printing = ['layout/paginate.ts', 'core/browser.ts', 'core/pdf-file.ts'].map((file) =>
  readFileSync(path.join(generators, 'documents', file)),
)

/** What a document says, before it is printed or packed: needs no browser. */
export async function documentSource(file: string): Promise<string> {
  const spec = specs.find((one) => fileOf(one) === file)
  if (!spec) return digest(fixtureYaml(file, project))
  if (spec.content.type === 'file') return digest(content(file, await spec.content.bytes()))
  return digest(withPicturesNamed(await spec.content.html()), spec.publishedAt, String(spec.content.landscape), ...printing)
}

/** The pages of each document that is printed, as HTML. */
export const printedPages = (): Promise<string[]> => Promise.all(specs.map(({ content: made }) => (made.type === 'pdf' ? made.html() : '')))

/** Makes the wanted files, laid out like the project. The fixtures tell the pages of the documents as they are then. */
export async function makeDocuments(wanted: readonly string[], into: string): Promise<void> {
  const chosen = specs.filter((spec) => wanted.includes(fileOf(spec)))
  for (const spec of chosen) {
    if (spec.content.type === 'file') write(into, fileOf(spec), await spec.content.bytes())
  }
  if (chosen.some(({ content: made }) => made.type === 'pdf')) await printAll(chosen, into)
  for (const { file } of fixtures.filter((one) => wanted.includes(one.file))) write(into, file, fixtureYaml(file, into))
}

async function printAll(chosen: readonly Spec[], into: string): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const spec of chosen) {
      if (spec.content.type === 'pdf') write(into, fileOf(spec), await printed(browser, spec, spec.content))
    }
  } finally {
    await browser.close()
  }
}

async function printed(browser: Browser, { file, publishedAt }: Spec, { html, landscape }: PrintedContent): Promise<Buffer> {
  try {
    return stamp(await print(browser, await html(), landscape), publishedAt)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A fixture file, with the pages of the documents in `folder`, or of the committed ones. */
function fixtureYaml(file: string, folder: string): string {
  const found = fixtures.find((one) => one.file === file)
  if (!found) throw new Error(`No document or list of documents: ${file}`)
  const pages = found.manifest.specs.map((spec): [string, number] => {
    const place = [folder, project].map((root) => path.join(root, fileOf(spec))).find((one) => existsSync(one))
    return [spec.file, spec.content.type === 'pdf' && place ? pageCount(readFileSync(place)) : 0]
  })
  return manifestYaml(found.manifest, new Map(pages))
}

function write(into: string, file: string, bytes: Buffer | string): void {
  const place = path.join(into, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, bytes)
}
