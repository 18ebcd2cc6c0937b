import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsKeyword } from '@/content/keyword'
import { entryOf } from '@/domain/search/entry'
import { interpret } from '@/finding/interpret'
import { rankedList } from '@/finding/ranked-list'
import { rememberingFinder } from '@/finding/remembering-finder'
import { toKeyword } from '@/lib/keyword'
import { demoEntries, demoLexicon } from '../support/demo-entries'
import { plainFinder, type Stored } from '../support/plain-finder'

/** The lists that have an endpoint with a keyword, and are on the page of results. */
const kinds = ['product', 'news', 'document'] as const
type Kind = (typeof kinds)[number]

const lexicon = demoLexicon()
const demo = demoEntries()
const demoTitles = demo.map(({ title }) => title)

/** What is found of one kind, all of it in the order of the pages. */
async function listed(entries: readonly Stored[], kind: Kind, keyword: string, most: number): Promise<unknown[]> {
  const finder = rememberingFinder(plainFinder(entries))
  const { hits, rest } = await rankedList(finder, kind, await interpret(keyword, finder, lexicon), most)
  return [...hits.map(({ document }) => document), ...(await rest({ offset: 0, limit: 1000 }))]
}

/** A part of a title as somebody may type it, with words and signs cut anywhere, and in another letter case. */
const partOf = (title: string) => {
  const letters = [...title]
  return fc
    .tuple(fc.nat(letters.length - 1), fc.integer({ min: 1, max: letters.length }), fc.constantFrom('as it is', 'small', 'large'))
    .map(([from, length, letterCase]) => {
      const part = letters.slice(from, from + length).join('')
      if (letterCase === 'as it is') return part
      return part.replace(/[a-z]/gi, (letter) => (letterCase === 'small' ? letter.toLowerCase() : letter.toUpperCase()))
    })
}

/** Signs alone are looked for by the plain rule itself. */
const hasWords = (keyword: string) => /[\p{L}\p{N}]/u.test(keyword)

async function expectSame(entries: readonly Stored[], kind: Kind, keyword: string, most: number): Promise<void> {
  const found = await listed(entries, kind, keyword, most)
  const ofKind = entries.filter((entry) => entry.kind === kind)
  const plain: unknown[] = ofKind.filter(({ title }) => containsKeyword(title, keyword)).map(({ document }) => document)
  expect(found, keyword).toEqual(expect.arrayContaining(plain))
  const textless = entries.map((entry) => ({ ...entry, texts: '' }))
  const withoutTexts = await listed(textless, kind, keyword, textless.length)
  const first = found.findIndex((document) => !withoutTexts.includes(document))
  const behindTexts = first < 0 ? [] : found.slice(first).filter((document) => plain.includes(document))
  expect(behindTexts, keyword).toEqual([])
}

/** spec: search/same-answers */
describe('what the plain rule finds is among what the search finds, and comes before what only texts contain', () => {
  const mosts = fc.constantFrom(1, 2, 3, 6, 30, 100)

  it('for any part of the titles of the demo content', async () => {
    const typed = fc.constantFrom(...demoTitles).chain(partOf)
    await fc.assert(
      fc.asyncProperty(typed.map(toKeyword).filter(hasWords), fc.constantFrom(...kinds), mosts, async (keyword, kind, most) => {
        await expectSame(demo, kind, keyword, most)
      }),
      { numRuns: 150 },
    )
  })

  it('for any part of any title', async () => {
    const pieces = fc.constantFrom(
      ...[
        'HM3-250',
        '断路器',
        '空开',
        '63A',
        '2,000',
        '½',
        '㎡',
        '℃',
        'ﬁ',
        'É',
        'ＨＭ３',
        '（Ⅱ）',
        '、',
        ' ',
        '　',
        '·',
        '–',
        '×',
        '4P',
        '%',
        '１',
      ],
      ...['ß', 'İ', 'Σ', '①', '30', '.5', 'kA', 'e\u0301', '한', 'が', '😀', '𠮷', '"', '*', "'", '_'],
    )
    const title = fc
      .array(pieces, { minLength: 1, maxLength: 8 })
      .map((all) => all.join('').trim())
      .filter((text) => text !== '')
    const typed = fc
      .array(title, { minLength: 1, maxLength: 5 })
      .chain((titles) =>
        fc.tuple(
          fc.constant(titles),
          fc
            .constantFrom(...titles)
            .chain(partOf)
            .map(toKeyword),
        ),
      )
      .filter(([, keyword]) => hasWords(keyword))
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(...kinds), mosts, async ([titles, keyword], kind, most) => {
        const entries = titles.flatMap((text, index): Stored[] => {
          const described = { kind, model: '', names: [], details: [], quantities: [] }
          const standing = { sortOrder: 1, publishedAt: '2026-01-01' }
          return [
            { ...entryOf({ ...described, number: `${index}`, title: text, texts: [] }), document: index, ...standing },
            { ...entryOf({ ...described, number: `${index + 100}`, title: '别的', texts: [text] }), document: index + 100, ...standing },
          ]
        })
        await expectSame(entries, kind, keyword, most)
      }),
      { numRuns: 300 },
    )
  })
})
