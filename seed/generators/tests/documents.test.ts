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

  it.each(['.dxf', '.glb', '.zip', '.xlsx', '.yaml'])('files in %s come out as they are committed', async (extension) => {
    const files = unprinted.filter((file) => file.endsWith(extension))
    await makeDocuments(files, folder)
    const verdicts = await Promise.all(files.map(async (file) => [file, await compare(path.join(project, file), path.join(folder, file))]))
    expect(verdicts.filter(([, verdict]) => verdict === 'different')).toEqual([])
    expect(files.length).toBeGreaterThan(0)
  })
})

it('the Chinese fonts have every character of the documents', async () => {
  const characters = new Set(readFileSync(path.join(generators, 'fonts/characters.txt'), 'utf8'))
  const texts = (await printedPages()).map((html) => html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ''))
  const lacking = new Set([...texts.join('')].filter((character) => !characters.has(character)))
  expect([...lacking]).toEqual([])
})
