import process from 'node:process'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documentId } from '@/lib/document-id'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type Change, changes, FURTHER_PATHS, others, PATHS } from './changes'
import { type Client, type Reading, read, signIn } from './client'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

let site: OwnSite
let editor: Client

beforeAll(async () => {
  site = await startOwnSite()
  editor = await signIn(site.baseUrl, { email, password })
})

afterAll(() => site.remove())

/** Of these there are no drafts. */
const WITHOUT_DRAFTS = ['media', 'attributes', 'synonyms']

const idOf = async (where: string) => (where.startsWith('globals/') ? '' : `/${await editor.find(`/cms-api/${where}`)}`)

async function apply({ where, data }: Pick<Change, 'where' | 'data'>): Promise<void> {
  const [collection = ''] = where.split('?')
  await editor.write(`/cms-api/${collection}${await idOf(where)}`, {
    ...(!WITHOUT_DRAFTS.includes(collection) && { _status: 'published' }),
    ...data,
  })
}

/** A product that shows pictures. */
const SHOWING = 156

const somePicture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#e60012' } })
    .png()
    .toBuffer()

/** What is said, without what differs between two renderings of the same; of a redirect, where it leads: nobody reads the page below it. */
const words = ({ headers: { location }, body }: Reading) =>
  location ?? body.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<link[^>]*>|<[^>]*\bnonce[^>]*>|<!--.*?-->/g, '')

/** Who has a session is never answered from the cache. */
const renderedAnew = (path: string) => read(site.baseUrl, path, { cookie: 'payload-token=none' })

/** What visitors get, and what is rendered at this moment. */
const seenOn = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const kept = await read(site.baseUrl, path)
      return { path, status: kept.status, outcome: kept.outcome, kept: words(kept), anew: words(await renderedAnew(path)) }
    }),
  )

/** What an editor does to one of those above, which may be away by then. */
const step = fc.record({
  change: fc.constantFrom(...changes),
  act: fc.constantFrom('change' as const, 'change' as const, 'take back' as const, 'throw away' as const),
  number: fc.nat(999),
  isTicked: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function dataOf({ change: { where, data }, act, number, isTicked }: Step): object {
  const hasDrafts = !WITHOUT_DRAFTS.includes(where.split('?')[0] ?? '')
  const comesAndGoes = hasDrafts && !where.startsWith('globals/')
  if (comesAndGoes && act === 'take back') return { _status: 'draft', deletedAt: null }
  if (comesAndGoes && act === 'throw away') return { deletedAt: new Date().toISOString() }
  const texts = Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? `${value}${number}` : value])
  return {
    ...Object.fromEntries(texts),
    ...(where.startsWith('products') && { isNew: isTicked }),
    ...(hasDrafts && { _status: 'published' }),
    ...(comesAndGoes && { deletedAt: null }),
  }
}

/** What is in use may not go: then nothing has changed. */
const unlessRefused = (error: unknown) => {
  if (!/HTTP 409/.test(String(error))) throw error
}

describe('a change of the content', () => {
  it.each(changes)('of $of is seen wherever it can be, and makes nothing old that it can’t be seen on', async (change) => {
    for (const path of PATHS) await read(site.baseUrl, path)
    await apply(change)
    const seen = await seenOn(PATHS)
    expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
    const spares = [...change.spares, ...(change.sparesInPlace ?? [])]
    expect(seen.filter(({ path, outcome }) => spares.includes(path) && outcome !== 'hit').map(({ path }) => path)).toEqual([])
    expect(seen.filter(({ outcome }) => outcome === 'miss').length).toBeGreaterThan(0)
  })

  it('of a picture that nothing uses makes nothing old, and what a draft showed of it meanwhile is read again when it is published', async () => {
    for (const path of PATHS) await read(site.baseUrl, path)
    // Not found is another page, which shows more.
    const missed = async () =>
      (await seenOn(PATHS)).filter(({ status, outcome, kept, anew }) => status === 200 && (outcome !== 'hit' || kept !== anew))
    const picture = await editor.upload('/cms-api/media', new File([await somePicture()], 'nobody-uses-it.png', { type: 'image/png' }), {
      alt: '刚上传的图',
    })
    const say = (alt: string) => editor.write(`/cms-api/media/${picture}`, { alt })
    await say('还没有人用的图')
    expect((await missed()).map(({ path }) => path)).toEqual([])

    const product = await editor.find(`/cms-api/products?where[articleId][equals]=${SHOWING}`)
    const show = (cover: unknown, status: string) =>
      editor.write(`/cms-api/products/${product}?draft=${status === 'draft'}`, { cover, _status: status })
    const cover = await editor.read(`/cms-api/products/${product}`, z.object({ cover: documentId }))
    await show(picture, 'draft')
    const page = `/GoodsInfoView?id=${SHOWING}`
    expect((await read(site.baseUrl, `${page}&draft=1&of=products.${product}`, editor.headers)).body).toContain('还没有人用的图')
    await show(cover.cover, 'draft')
    await say('公开之前改过的图')
    expect((await missed()).map(({ path }) => path)).toEqual([])

    await show(picture, 'published')
    expect((await read(site.baseUrl, page)).body).toContain('公开之前改过的图')
    await say('公开之后改过的图')
    expect((await read(site.baseUrl, page)).body).toContain('公开之后改过的图')
    await show(cover.cover, 'published')
    for (const path of PATHS) await read(site.baseUrl, path)
    await editor.remove(`/cms-api/media/${picture}`)
    expect((await missed()).map(({ path }) => path)).toEqual([])
  })

  it('of any other kind is seen wherever it can be, also when it takes something back', async () => {
    const paths = [...PATHS, ...FURTHER_PATHS]
    for (const path of paths) await read(site.baseUrl, path)
    for (const change of others) await apply(change)
    await editor.create('/cms-api/redirects', { from: '/no-such-page', to: '/News' })
    const seen = await seenOn(paths)
    expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
    for (const { of, on, shows } of others) {
      const page = seen.find(({ path }) => path === on)
      if (shows === null) expect(page?.status, of).toBe(404)
      else expect(page?.kept.replaceAll(/<[^>]*>/g, ''), of).toContain(shows)
    }
    expect(seen.find(({ path }) => path === '/no-such-page')?.status).toBe(308)
  })

  it('and whatever comes after it: all that can be seen of them is seen, and what can show none of them stays', async () => {
    const documents = new Map(
      await Promise.all(changes.map(async ({ where }) => [where, `${where.split('?')[0]}${await idOf(where)}`] as const)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 3 }),
        fc.subarray(PATHS, { minLength: 8, maxLength: 12 }),
        async (steps, paths) => {
          for (const path of paths) await read(site.baseUrl, path)
          for (const one of steps) {
            const document = documents.get(one.change.where) ?? ''
            const address = `/cms-api/${document}${document.startsWith('globals/') ? '' : '?trash=true'}`
            await editor.write(address, dataOf(one)).catch(unlessRefused)
          }
          const seen = await seenOn(paths)
          expect(seen.filter(({ kept, anew }) => kept !== anew).map(({ path }) => path)).toEqual([])
          // Not found is another page, which shows more.
          const spared = seen.filter(({ path, status }) => status === 200 && steps.every(({ change }) => change.spares.includes(path)))
          expect(spared.filter(({ outcome }) => outcome !== 'hit').map(({ path }) => path)).toEqual([])
        },
      ),
      { numRuns: process.env.TEST_LONG ? 100 : 8, endOnFailure: true },
    )
  })
})
