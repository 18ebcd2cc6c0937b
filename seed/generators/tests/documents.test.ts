import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documentFiles, makeDocuments, printedPages } from '../documents/make'
import { generators, project } from '../paths'
import { compare } from '../remake/compare'

const folder = mkdtempSync(path.join(tmpdir(), 'demo-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('without a browser', () => {
  const unprinted = documentFiles.filter((file) => !file.endsWith('.pdf'))

  it.each(['.dxf', '.glb', '.step', '.zip', '.xlsx', '.yaml'])('files in %s come out as they are committed', async (extension) => {
    const files = unprinted.filter((file) => file.endsWith(extension))
    await makeDocuments(files, folder)
    const verdicts = await Promise.all(files.map(async (file) => [file, await compare(path.join(project, file), path.join(folder, file))]))
    expect(verdicts.filter(([, verdict]) => verdict === 'different')).toEqual([])
    expect(files.length).toBeGreaterThan(0)
  })
})

describe('what is printed', () => {
  const unit = '(?:[kMm]?[VAWΩ]|[kM]?VA|[MGk]?Hz|mm|km|m|kg|ms|s|h|K|℃|%)(?![A-Za-z])'

  it.each([
    ['a number stays with its unit', new RegExp(`\\d ${unit}|[AD]C \\d`)],
    ['a range has 〜: 16〜250 A', new RegExp(`\\d[–~～][\\d.,]+[ \\u00a0]${unit}|(?:[AVWsz%]|\\dP)[–~～] ?\\d`)],
    ['thousands are parted: 1,000 V', new RegExp(`(?<![\\w.,/:－-])\\d{4,}[ \\u00a0]${unit}`)],
  ])('%s', async (_name, mistake) => {
    const texts = (await printedPages()).map(linesOf)
    expect(texts.flatMap((text) => mistake.exec(text)?.[0] ?? [])).toEqual([])
  })
})

/** What can break between two words: texts in figures can't. */
function linesOf(html: string): string {
  const figures = /<svg(?:(?!<svg).)*?<\/svg>/gs
  let flow = html.replaceAll(/<(style|title)>.*?<\/\1>/gs, '')
  while (flow.includes('<svg')) flow = flow.replaceAll(figures, '')
  return flow.replaceAll(/<\/?sub>/g, '').replaceAll(/<[^>]*>/g, '\n')
}

it('the Chinese fonts have every character of the documents', async () => {
  const characters = new Set(readFileSync(path.join(generators, 'fonts/characters.txt'), 'utf8'))
  const texts = (await printedPages()).map((html) => html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ''))
  const lacking = new Set([...texts.join('')].filter((character) => !characters.has(character)))
  expect([...lacking]).toEqual([])
})
