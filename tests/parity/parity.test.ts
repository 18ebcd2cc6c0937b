import process from 'node:process'
import { beforeAll, describe, expect, it } from 'vitest'
import { differences, question, whereTheyPart, withoutDrawn, withoutTimes } from './compare'
import { draftEverywhere, previewQuestions } from './drafts'
import { ordered, withOrderedData } from './flight'
import { withoutHints } from './hints'
import { endpointQuestions, feedQuestions, navigationQuestions, pageQuestions } from './public-questions'
import { searchQuestions } from './search-questions'
import { sites } from './sites'

const since = new Date(process.env.SEEDED_SINCE ?? 0)

/** An id of a document in MongoDB. */
const OBJECT_ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/

/** For what hangs: a thousand pages of two sites are rendered. */
const LIMIT_MS = 60 * 60_000

describe('SQLite and MongoDB, seeded with the same fixtures, answer the same', { timeout: LIMIT_MS }, () => {
  let sitemap = ''

  beforeAll(async () => {
    const answer = await sites[0].ask(question('/sitemap.xml').of(sites[0]))
    sitemap = answer.body.toString()
  })

  it('in feeds and in what programs read', async () => {
    expect(await differences(feedQuestions(), since)).toEqual([])
  })

  it('at every endpoint of /prod-api, for every document', async () => {
    expect(await differences(endpointQuestions(), since)).toEqual([])
  })

  it('to whoever searches, filters, and looks codes up', async () => {
    expect(await differences(searchQuestions(), since)).toEqual([])
  })

  it('on every page, in both layouts', async () => {
    const questions = pageQuestions(sitemap)
    // A sitemap that lost its entries would hide all documents.
    expect(questions.length).toBeGreaterThan(500)
    expect(await differences(questions, since)).toEqual([])
  })

  it('to browsers that go from page to page', async () => {
    expect(await differences(navigationQuestions(), since)).toEqual([])
  })

  it('in previews of drafts, to staff and to who has a link', async () => {
    expect(await differences(previewQuestions(await draftEverywhere()), since)).toEqual([])
  })

  it('and tell nobody how MongoDB calls a document', async () => {
    const [, mongo] = sites
    const told = await Promise.all(
      ['/', '/News', '/NewsDetail?id=536', '/prod-api/api/product/153', '/rss.xml'].map(async (path) => {
        const { body } = await mongo.ask({ path })
        return OBJECT_ID.exec(body.toString())?.[0] ?? null
      }),
    )
    expect(told.filter((id) => id !== null)).toEqual([])
  })
})

describe('the comparison', () => {
  it('sees a single byte, and says where', () => {
    expect(whereTheyPart('<p>甲</p>', '<p>甲</p>')).toBeNull()
    expect(whereTheyPart('<p>甲</p>', '<p>乙</p>')).toContain('at 3')
    expect(whereTheyPart('a', 'ab')).toContain('at 1')
  })

  it('leaves out what is drawn at random, and nothing else', () => {
    expect(withoutDrawn('<script nonce="TMKHX3Pg7JNkPTG58b">')).toBe('<script nonce="(nonce)">')
    expect(withoutDrawn('"$Le","I6iEW0SDBT6gSmFYzxoFUv"')).toBe('"$Le","(rendering)v"')
    expect(withoutDrawn('/media/a-92x69-4ebe6bab.webp 92w')).toBe('/media/a-92x69-(mark).webp 92w')
    expect(withoutDrawn('/cms-api/documents/file/64e9f173-7c7e-4e54-a9bb-5eb21c91ccfa.pdf')).toBe('/cms-api/documents/file/(edition).pdf')
    expect(withoutDrawn('<b>甲<!-- --></b><!--乙-->')).toBe('<b>甲</b><!--乙-->')
    for (const kept of ['/media/a-92x69.webp', '/media/a-4ebe6bab.webp', '"I6iEW0SDBT6gSm"']) expect(withoutDrawn(kept)).toBe(kept)
  })

  it('leaves out in which order the data of a page came, and under which numbers, and nothing else', () => {
    const one = '0:["$","$L1a",null,{"children":"$b"}]\n1a:I["Header"]\nb:T7,恒沃\n:HL["/a.css"]\n'
    const other = '0:["$","$L2",null,{"children":"$1a"}]\n1a:T7,恒沃\n:HL["/a.css"]\n2:I["Header"]\n'
    expect(ordered(other)).toEqual(ordered(one))
    for (const changed of [other.replace('恒', '横'), other.replace('"$L2"', '"$L1a"'), other.replace('a.css', 'b.css')])
      expect(ordered(changed)).not.toEqual(ordered(one))
    const page = (data: string) => `<p>甲</p><script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`
    const inParts = `<p>甲</p>${[one.slice(0, 20), one.slice(20)].map((part) => page(part).slice('<p>甲</p>'.length)).join('')}`
    expect(withOrderedData(page(other))).toBe(withOrderedData(inParts))
  })

  it('leaves out hints at what a page names itself, in which of its places they stand, and no other hint', () => {
    const page = '<link rel="stylesheet" href="/a.css"><img src="/b.svg" srcset="/c.webp 92w">'
    const list = (scripts: string) =>
      `<script type="application/json" id="deferred-scripts">[${scripts}]</script><script src="/d.js"></script>`
    const early = { headers: { link: '</a.css>; rel=preload; as="style"; nonce="x", </b.svg>; rel=preload' }, body: page + list('"/d.js"') }
    const late = {
      headers: { vary: 'RSC' },
      body: `<link rel="preload" as="image" href="/b.svg"/><link rel="preload" as="image" imageSrcSet="/c.webp 92w"/>${page}${list('')}`,
    }
    expect(withoutHints(early)).toEqual({ headers: {}, body: page + list('') })
    expect(withoutHints(late)).toEqual({ headers: { vary: 'RSC' }, body: page + list('') })
    const elsewhere = { headers: { link: '</e.css>; rel=preload' }, body: '<link rel="preload" href="/f.svg"/>' }
    expect(withoutHints(elsewhere)).toEqual(elsewhere)
  })

  it('leaves out when something was seeded, and nothing else', () => {
    const seeded = new Date('2026-11-24T01:00:00Z')
    expect(withoutTimes('<lastmod>2026-11-24T01:02:03.000Z</lastmod>', seeded)).toBe('<lastmod>(when it was seeded)</lastmod>')
    expect(withoutTimes('2026-11-24 09:02:03', seeded)).toBe('(when it was seeded)')
    for (const date of ['2026-03-01 09:02:03', '2026-03-01T01:02:03.000Z', '2026-11-24', '8:30']) {
      expect(withoutTimes(date, seeded)).toBe(date)
    }
  })
})
