import { beforeEach, expect, it } from 'vitest'
import { fingerprint } from '@/legacy-import/journal/fingerprint'
import type { Entry, Journal } from '@/legacy-import/journal/journal'
import type { LegacyFile, LegacySource } from '@/legacy-import/source/source'
import { DocumentFiles } from '@/legacy-import/write/document-files'

/** Whether the file of a document is still the one that an import has brought (spec: moving/replaced-files). */
const ADDRESS = 'https://legacy.example.com/profile/upload/files/sample-1.pdf'
const PRINT = fingerprint(ADDRESS)
const named = { address: '/profile/upload/files/sample-1.pdf', name: 'sample-1.pdf' }

let released = 0
let saved: Entry[] = []
let asked: (string | undefined)[] = []
beforeEach(() => {
  released = 0
  saved = []
  asked = []
})

const fetched: LegacyFile = {
  ...{ path: '/nowhere', size: 3, sha256: 'new', contentType: 'application/pdf', name: 'sample-1.pdf', address: ADDRESS, edition: '"2"' },
  release: async () => {
    released += 1
  },
}

/** Only what is asked of them. */
function filesOf(
  state: 'same' | 'other' | 'unknown' | null,
  { isDry = false, file = fetched }: { isDry?: boolean; file?: LegacyFile | null } = {},
) {
  const source = {
    resolve: (written: string) => new URL(written, ADDRESS),
    fileState: async (_: string, edition: string) => {
      asked.push(edition)
      return state
    },
    file: async () => file,
  } as unknown as LegacySource
  const journal = { save: async (entry: Entry) => () => void saved.push(entry) } as unknown as Journal
  return new DocumentFiles({ source, journal, isDry })
}

const entry = (sha256: string, noted?: string, then = PRINT) =>
  ({
    sha256,
    prints: { edition: { source: then, written: 'x' }, ...(noted !== undefined && { 'source-file': { source: noted, written: '' } }) },
  }) as unknown as Entry

it('is not asked for before there is one, nor at another address than that of before', async () => {
  expect(await filesOf('other').look(named, undefined)).toEqual({ print: PRINT })
  expect(await filesOf('other').look(named, entry('old', 'elsewhere "1"', 'elsewhere'))).toEqual({ print: PRINT })
  expect(asked).toEqual([])
})

it.each(['same', null] as const)('stays what it was when its source says %s', async (state) => {
  expect(await filesOf(state).look(named, entry('old', `${PRINT} "1"`, 'as it was'))).toEqual({ print: 'as it was' })
  expect(asked).toEqual(['"1"'])
})

it.each(['other', 'unknown'] as const)('is another one when its content is, where its source says %s', async (state) => {
  const found = await filesOf(state).look(named, entry('old', `${PRINT} "1"`))
  expect(found).toEqual({ print: fingerprint([PRINT, 'new']), fetched })
  expect([released, saved]).toEqual([0, []])
})

it.each([
  ['the same content under another tag', 'new', `${PRINT} "1"`],
  ['one from before files were noted', '', undefined],
])('of %s it is noted what it is known by from now on', async (_, sha256, noted) => {
  expect(await filesOf('unknown').look(named, entry(sha256, noted))).toEqual({ print: PRINT })
  expect(saved).toMatchObject([{ sha256: 'new', prints: { edition: { source: PRINT }, 'source-file': { source: `${PRINT} "2"` } } }])
  expect(released).toBe(1)
})

it('is not fetched by a dry run, which tells of it; and stays when it can not be had', async () => {
  const before = entry('old', `${PRINT} "1"`)
  const [told, unsure] = [
    await filesOf('other', { isDry: true }).look(named, before),
    await filesOf('unknown', { isDry: true }).look(named, before),
  ]
  expect([told.print === PRINT, unsure.print === PRINT, told.fetched]).toEqual([false, true, undefined])
  expect(await filesOf('other', { file: null }).look(named, before)).toEqual({ print: PRINT })
})
