import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Beginning, Finder } from '@/database/finding/finder'
import { isSqlite } from '@/database/is-sqlite'
import { conditionOf, levels } from '@/domain/search/condition'
import { kinds } from '@/domain/search/entry'
import { makeLexicon } from '@/domain/search/lexicon'
import { readQuery } from '@/domain/search/query'
import { demoEntries, demoLexicon } from '../support/demo-entries'
import { pdfOfPages, pdfWithoutLetters } from '../support/pdf-of-pages'
import { plainFinder } from '../support/plain-finder'
import { richText } from '../support/rich-text'
import { searchTerms } from '../support/search-terms'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const
const lexicon = makeLexicon([['小型断路器', '空开']], [])

let cms: Payload
let finder: Finder

beforeAll(async () => {
  cms = await emptySite({})
  const { finderOf } = await import('@/database/finding/reader')
  finder = finderOf(cms)
})

const news = (title: string, _status: 'draft' | 'published' = 'published') =>
  cms.create({
    collection: 'news',
    data: { title, content: richText('正文里有避雷针'), publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1, _status },
    draft: _status === 'draft',
    ...system,
  })

const titles = async (text: string, level: (typeof levels)[number] = 'texts', kind: (typeof kinds)[number] = 'news') => {
  const wanted = conditionOf(readQuery(text, lexicon), level, true)
  return (await finder.find(kind, wanted, [], { offset: 0, limit: 20 })).map(({ title }) => title)
}

describe('what is searched', () => {
  it('is what is published, from the moment that it is', async () => {
    const { id } = await news('HM3-250 塑壳断路器上市')
    await news('HM3-250 草稿', 'draft')
    for (const typed of ['hm3250', '塑壳 hm3', '壳', '避雷针', 'skdlq'])
      expect(await titles(typed), typed).toEqual(['HM3-250 塑壳断路器上市'])
    expect([await titles('避雷针', 'name'), await titles('柜')]).toEqual([[], []])
    await cms.update({ collection: 'news', id, data: { title: '还没有发布' }, draft: true, ...system })
    expect([await titles('hm3250'), await titles('发布')]).toEqual([['HM3-250 塑壳断路器上市'], []])
    await cms.update({ collection: 'news', id, data: { title: 'HM3-400 上市', _status: 'published' }, ...system })
    expect([await titles('hm3250'), await titles('hm3400')]).toEqual([[], ['HM3-400 上市']])
    await cms.update({ collection: 'news', id, data: { _status: 'draft' }, ...system })
    expect(await titles('hm3400')).toEqual([])
    await cms.update({ collection: 'news', id, data: { _status: 'published' }, ...system })
    await cms.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() }, ...system })
    expect(await titles('hm3400')).toEqual([])
    await cms.update({ collection: 'news', id, data: { deletedAt: null }, trash: true, ...system })
    expect(await titles('hm3400')).toEqual(['HM3-400 上市'])
    await cms.delete({ collection: 'news', id, ...system })
    expect(await titles('hm3400')).toEqual([])
  })

  it('goes with the transaction that writes the document', async () => {
    const { inTransaction } = await import('@/database/transaction')
    const { id } = await news('HC1-65 接触器')
    const broken = inTransaction(cms, async (req) => {
      await cms.update({ collection: 'news', id, data: { title: 'HC1-95 接触器' }, req, ...system })
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect([await titles('hc165'), await titles('hc195')]).toEqual([['HC1-65 接触器'], []])
  })

  it('is filled anew where another version has not kept it', async () => {
    const { fillSearch } = await import('@/finding/fill-search')
    const { writeEntries } = await import('@/database/finding/write')
    const { id } = await news('HR1-36 热继电器')
    await writeEntries({ payload: cms }, 'news', [{ document: id, entry: null }])
    expect(await titles('hr136')).toEqual([])
    await cms.kv.delete('search')
    await fillSearch(cms, () => undefined)
    expect(await titles('hr136')).toEqual(['HR1-36 热继电器'])
    // Once for each edition.
    await writeEntries({ payload: cms }, 'news', [{ document: id, entry: null }])
    await fillSearch(cms, () => undefined)
    expect(await titles('hr136')).toEqual([])
  })

  it('is what stands on the pages of a PDF, too; a broken one has none', async () => {
    const { readLackingPages } = await import('@/finding/keep-pages')
    const { readPages } = await import('@/database/finding/document-pages')
    const category = await cms.create({ collection: 'download-categories', data: { name: '样本', sortOrder: 1 }, ...system })
    const make = (name: string, bytes: Buffer) => {
      const common = { name, kind: '产品样本' as const, category: category.id, publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1 }
      const file = { name: `${encodeURIComponent(name)}.pdf`, data: bytes, mimetype: 'application/pdf', size: bytes.length }
      return cms.create({ collection: 'documents', data: { ...common, _status: 'published' }, file, ...system })
    }
    const { edition } = await make('Catalogue', pdfWithoutLetters('飞弧距离'))
    await make(
      'Broken',
      Buffer.from(
        pdfOfPages(1)
          .toString('latin1')
          .replaceAll(/<<[^>]*>>/g, '<< >>'),
        'latin1',
      ),
    )
    const { signal } = new AbortController()
    expect(await readLackingPages(cms, signal, { changedAfter: new Date(Date.now() + 60_000) })).toBe(0)
    expect(await readLackingPages(cms, signal, { changedAfter: new Date(Date.now() - 600_000) })).toBe(2)
    expect(await readPages({ payload: cms }, edition ?? '')).toEqual(['飞弧距离'])
    expect([await titles('弧距', 'texts', 'document'), await titles('弧距', 'name', 'document')]).toEqual([['Catalogue'], []])
    // Each file once.
    expect(await readLackingPages(cms, signal)).toBe(0)
  })
})

describe('the index', () => {
  const terms = searchTerms
  const entries = demoEntries()

  beforeAll(async () => {
    const { writeEntries } = await import('@/database/finding/write')
    const { inTransaction } = await import('@/database/transaction')
    for (const { docs, collection } of [
      { collection: 'news' as const, ...(await cms.find({ collection: 'news', pagination: false, ...system })) },
      { collection: 'documents' as const, ...(await cms.find({ collection: 'documents', pagination: false, ...system })) },
    ]) {
      for (const { id } of docs) await cms.delete({ collection, id, ...system })
    }
    await inTransaction(cms, async (req) => {
      for (const { document, sortOrder, publishedAt, ...entry } of entries) {
        const written = { document, entry: { entry, standing: { document, sortOrder, publishedAt } } }
        await writeEntries({ ...req, payload: cms }, entry.kind, [written])
      }
    })
  })

  it('answers as a look at every entry does', async () => {
    const plain = plainFinder(entries)
    const words = demoLexicon()
    const characters = fc.constantFrom(
      '断',
      '路',
      '器',
      'H',
      'm',
      '3',
      '-',
      '2',
      '5',
      '0',
      '%',
      '_',
      '"',
      "'",
      '*',
      ' ',
      'A',
      '(',
      'OR',
      'NEAR',
      '壳',
      '样本',
      'É',
    )
    const asked = fc.oneof(
      fc.constantFrom(...terms.map(({ term }) => term)),
      fc.array(characters, { minLength: 1, maxLength: 6 }).map((all) => all.join('')),
    )
    const bare = (found: readonly { number: string }[]) => found.map(({ number }) => number)
    const which = (some: Beginning | undefined) => some?.first.map(({ kind, document }) => `${kind} ${document}`)
    await fc.assert(
      fc.asyncProperty(
        asked,
        fc.constantFrom(...kinds),
        fc.constantFrom(...levels),
        fc.boolean(),
        async (text, kind, level, withSpelling) => {
          const wanted = conditionOf(readQuery(text, words), level, withSpelling)
          const [found, expected] = await Promise.all([finder, plain].map((one) => one.find(kind, wanted, [], { offset: 0, limit: 500 })))
          expect(bare(found ?? []), text).toEqual(bare(expected ?? []))
          const without = (expected ?? []).slice(0, 2).map(({ document }) => document)
          expect(await finder.count(kind, wanted, without)).toBe(await plain.count(kind, wanted, without))
          const [some, all] = await Promise.all([finder, plain].map((one) => one.begin(wanted, 30)))
          expect(some?.isAll).toBe(all?.isAll)
          // Of what is not all, MongoDB names none.
          if (some?.isAll || some?.first.length) expect(which(some)).toEqual(which(all))
          const keys = { same: [text.toLowerCase()], begin: readQuery(text, words).whole }
          expect(bare(await finder.keyed(kind, keys, 5))).toEqual(bare(await plain.keyed(kind, keys, 5)))
        },
      ),
      { numRuns: process.env.TEST_LONG ? 3000 : 300 },
    )
  })

  it('finds first what engineers mean', async () => {
    const { interpret } = await import('@/finding/interpret')
    const { bestHits } = await import('@/finding/first-hit')
    const words = demoLexicon()
    const wrong: string[] = []
    for (const { term, first } of terms) {
      const [best] = await bestHits(finder, await interpret(term, finder, words), 30)
      if (!first.includes(`${best?.kind}/${best?.number}`)) wrong.push(`${term}: ${best?.kind}/${best?.number}, not ${first}`)
    }
    expect(wrong.length / terms.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it.runIf(!process.env.TEST_DATABASE_URI)('of the embedded database is put together again, with the same answers', async () => {
    const { mergeWords } = await import('@/database/merge-words')
    const adapter: { name: string } = cms.db
    if (!isSqlite(adapter)) throw new Error('This is no database with parts')
    const parts = async () => {
      const { rows } = await adapter.client.execute('SELECT count(DISTINCT segid) AS count FROM search_words_idx')
      return z.object({ count: z.number() }).parse(rows[0]).count
    }
    for (const title of ['合并一', '合并二', '合并三']) await news(title)
    const before = await titles('合并')
    expect([before.length, await parts()]).toEqual([3, expect.toSatisfy((count: number) => count > 1)])
    expect(await mergeWords(cms)).toBeGreaterThan(0)
    expect([await titles('合并'), await parts()]).toEqual([before, 1])
    expect(await mergeWords(cms)).toBe(0)
  })

  it.runIf(!process.env.TEST_DATABASE_URI)('of the embedded database is read in its own order, and no further than asked', async () => {
    const { sqliteFinder } = await import('@/database/finding/sqlite')
    const adapter: { name: string } = cms.db
    if (!isSqlite(adapter)) throw new Error('This is no database with plans')
    const plans: string[] = []
    const explaining = sqliteFinder({
      execute: async (statement) => {
        if (typeof statement === 'string') throw new Error('Without values')
        const { rows } = await adapter.client.execute({ ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` })
        plans.push(rows.map((row) => String(row.detail)).join('; '))
        return adapter.client.execute(statement)
      },
    })
    const wanted = conditionOf(readQuery('断路器 250', lexicon), 'texts', true)
    await explaining.find('product', wanted, [1], { offset: 10, limit: 10 })
    await explaining.count('product', wanted, [1])
    await explaining.finds(wanted)
    await explaining.begin(wanted, 30)
    await explaining.keyed('product', { same: ['hm3250'], begin: 'hm3' }, 10)
    await explaining.these('product', [1, 2])
    await explaining.near(['hm3', '325'], 10)
    const steps = plans.flatMap((plan) => plan.split('; '))
    expect(steps.filter((step) => /^SCAN (?!\w+ VIRTUAL TABLE|CONSTANT ROW|json_each|\(subquery|k\b|$)/.test(step))).toEqual([])
    expect(plans.filter((plan) => /TEMP B-TREE FOR ORDER/.test(plan) && /search_words/.test(plan) && !/search_keys/.test(plan))).toEqual([])
    // What is asked at once is one statement.
    plans.length = 0
    await Promise.all(kinds.map((kind) => explaining.find(kind, wanted, [], { offset: 0, limit: 10 })))
    expect(plans).toHaveLength(1)
  })
})
