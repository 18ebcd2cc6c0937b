import type { Payload } from 'payload'
import { executeAccess } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BASED_ON_HEADER, EDITED_AS_HEADER, NO_VERSION } from '@/lib/edit-headers'
import { IDEMPOTENCY_HEADER } from '@/lib/idempotency-header'
import { engineLacks } from '../support/engine'
import { pdfOfPages } from '../support/pdf-of-pages'
import { richText } from '../support/rich-text'
import { type Answer, makeUser, PASSWORD, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

type Editor = { id: number | string; token: string }

let cms: Payload
let li: Editor
let wang: Editor

beforeAll(async () => {
  cms = await emptySite({})
  ;[li, wang] = [await newEditor('li'), await newEditor('wang')]
})

async function newEditor(name: string): Promise<Editor> {
  const { id } = await makeUser(cms, name, 'admin')
  return { id, token: await tokenOf(name) }
}

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5fd7' } })
    .png()
    .toBuffer()
const fileOf = (name: string, mimetype: string, data: Buffer) => ({ name, mimetype, data, size: data.length })

const visitor = { content: '正文', status: '0' }

const draft = { draft: true, overrideAccess: true, depth: 0 } as const

/** What a document can't be made without; content needs nothing as long as it is a draft. */
const required: Record<string, () => Promise<{ data: object; file?: object }>> = {
  redirects: async () => ({ data: { from: `/old-${Date.now()}`, to: '/News' } }),
  attributes: async () => ({ data: { name: '试验属性', key: `test-${Date.now()}`, kind: 'number', match: 'equal', sortOrder: 1 } }),
  synonyms: async () => ({ data: { words: [{ word: '空开' }, { word: '小型断路器' }] } }),
  'code-aliases': async () => ({
    data: {
      code: 'HM1-250',
      kind: 'replaced',
      product: (await cms.create({ ...draft, collection: 'products', data: { title: '新型号' } })).id,
    },
  }),
  media: async () => ({ data: { alt: '色块' }, file: fileOf('colour.png', 'image/png', await png()) }),
  documents: async () => ({ data: { name: '样本' }, file: fileOf('catalogue.pdf', 'application/pdf', pdfOfPages(1)) }),
  users: async () => ({ data: { name: '同事', email: 'colleague@example.com', password: PASSWORD, role: 'editor' } }),
  'service-requests': async () => ({
    data: { ...visitor, kind: 'feedback', reference: '2031001', customerName: '甲', tel: '13800000000' },
  }),
  consultations: async () => ({ data: { ...visitor, name: '甲', mobile: '13800000000', profession: '其他', area: '上海市' } }),
}

/** Makes one past all rules, and says where its form writes. */
async function makeOne(slug: string): Promise<string> {
  const { data, file } = (await required[slug]?.()) ?? { data: {} }
  const options = { collection: slug, data, file, draft: true, overrideAccess: true, depth: 0 }
  const { id } = await Reflect.apply(cms.create, cms, [options])
  return `/${slug}/${id}`
}

const version = z.object({ updatedAt: z.string().nullish() })

async function newest(place: string): Promise<string> {
  const { status, body } = await rest(`${place}?draft=true&depth=0`, { token: li.token })
  expect(status).toBe(200)
  return version.parse(body).updatedAt ?? NO_VERSION
}

const isGlobal = (place: string) => place.startsWith('/globals/')

/** Saves as a form does; without a version, as a program. */
function save(place: string, { token, id }: Editor, basedOn?: string, body: object = {}): Promise<Answer> {
  const method = isGlobal(place) ? 'POST' : 'PATCH'
  const headers = basedOn === undefined ? undefined : { [BASED_ON_HEADER]: basedOn, [EDITED_AS_HEADER]: String(id) }
  return rest(`${place}?draft=true&depth=0`, { method, body, token, headers })
}

const refusal = (data: object) => ({ errors: [{ data }] })

/** Everything that an administrator can save with a form. */
async function formsOfTheAdmin(): Promise<string[]> {
  const req = { user: { id: li.id, role: 'admin', collection: 'users' }, payload: cms }
  const isOpen = async ({ access }: { access: { update: unknown } }) => {
    const allowed = await Reflect.apply(executeAccess, null, [{ req, disableErrors: true, id: li.id }, access.update])
    return Boolean(allowed)
  }
  const places: string[] = []
  for (const collection of cms.config.collections) {
    if (!collection.slug.startsWith('payload-') && (await isOpen(collection))) places.push(await makeOne(collection.slug))
  }
  for (const global of cms.config.globals) if (await isOpen(global)) places.push(`/globals/${global.slug}`)
  return places
}

it.skipIf(engineLacks('conflict labels'))(
  'of four that publish one article at the same moment without having read it, all are stored, one after the other',
  async () => {
    const place = await makeOne('news')
    const data = { title: '标题', content: richText('正文'), publishedAt: new Date().toISOString(), _status: 'published' }
    const publish = (title: string) => rest(`${place}?depth=0`, { method: 'PATCH', token: li.token, body: { ...data, title } })
    const titles = ['甲', '乙', '丙', '丁']
    const answers = await Promise.all(titles.map(publish))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const where = { parent: { equals: place.split('/').at(-1) }, 'version._status': { equals: 'published' } }
    const { docs } = await cms.findVersions({ collection: 'news', where, limit: 50, overrideAccess: true, depth: 0 })
    expect(docs.map(({ version: { title } }) => title).sort()).toEqual(titles.toSorted())
  },
)

const AT_ONCE = 20

it.skipIf(engineLacks('conflict labels'))(
  'of twenty that save at the same moment what they have read together, one is stored',
  async () => {
    const place = await makeOne('news')
    const read = await newest(place)
    const titles = Array.from({ length: AT_ONCE }, (_, index) => `标题 ${index}`)
    const answers = await Promise.all(titles.map((title, index) => save(place, index % 2 ? li : wang, read, { title })))
    const stored = answers.flatMap(({ status }, index) => (status === 200 ? [titles[index]] : []))
    expect(stored).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    for (const answer of others) expect(answer).toMatchObject({ status: 409, body: refusal({ code: 'newer-version' }) })
    expect(z.object({ title: z.string() }).parse((await rest(`${place}?draft=true`, { token: li.token })).body).title).toBe(stored[0])
  },
)

describe('a form whose document was saved by somebody else', () => {
  it('overwrites nothing, in any collection and global', async () => {
    const places = await formsOfTheAdmin()
    // A list that lost its entries would show nothing.
    expect(places.length).toBeGreaterThan(20)
    for (const place of places) {
      const read = await newest(place)
      expect((await save(place, wang)).status, `${place}: a program writes as ever`).toBe(200)
      const saved = await newest(place)
      expect(saved, place).not.toBe(read)

      const refused = await save(place, li, read)
      expect(refused, place).toMatchObject({ status: 409, body: refusal({ code: 'newer-version', savedAt: saved }) })
      expect(await newest(place), place).toBe(saved)
      expect((await save(place, li, saved)).status, place).toBe(200)

      if (engineLacks('conflict labels')) continue
      const same = await newest(place)
      const both = await Promise.all([save(place, li, same), save(place, wang, same)])
      expect(both.map(({ status }) => status).sort(), `${place}: two at once`).toEqual([200, 409])
    }
  })

  it('learns who saved it, when versions name their writers', async () => {
    const place = await makeOne('news')
    const read = await newest(place)
    await save(place, wang, undefined, { title: '新标题' })
    const { body } = await save(place, li, read)
    expect(body).toMatchObject(refusal({ code: 'newer-version', savedBy: 'wang' }))
  })

  it('is told that it lies in the trash', async () => {
    const place = await makeOne('news')
    const read = await newest(place)
    await rest(place, { method: 'PATCH', body: { deletedAt: new Date().toISOString() }, token: wang.token })
    expect(await save(place, li, read)).toMatchObject({ status: 409, body: refusal({ code: 'in-trash' }) })
  })
})

it('what one account has typed is not saved in the name of another', async () => {
  const place = await makeOne('news')
  const answer = await save(place, { ...li, token: wang.token }, await newest(place), { title: '李的标题' })
  expect(answer).toMatchObject({ status: 409, body: refusal({ code: 'other-account', name: 'wang' }) })
})

it('who is not signed in learns nothing about versions', async () => {
  const place = await makeOne('news')
  const answer = await save(place, { ...li, token: '' }, 'anything')
  expect(answer.status).toBe(403)
  expect(says(answer)).not.toContain('newer-version')
})

describe('a new document whose form has not learned that it was created', () => {
  const made = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]) }) })

  const make = ({ token }: Editor, key: string, from: string) =>
    rest('/redirects?depth=0', { method: 'POST', body: { from, to: '/News' }, token, headers: { [IDEMPOTENCY_HEADER]: key } })

  const idIn = ({ body }: Answer) => made.parse(body).doc.id

  it('is created once: the form is told where to save what it holds now', async () => {
    const key = crypto.randomUUID()
    const first = idIn(await make(li, key, '/made-once'))
    const again = await make(li, key, '/made-once-and-changed')
    expect(again).toMatchObject({
      status: 409,
      body: refusal({ code: 'already-created', id: String(first), savedAt: await newest(`/redirects/${first}`) }),
    })
    const { totalDocs } = await cms.count({ collection: 'redirects', where: { from: { contains: 'made-once' } }, overrideAccess: true })
    expect(totalDocs).toBe(1)
  })

  it.skipIf(engineLacks('conflicts of unique values'))('is created by one of two tries at the same moment', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([make(li, key, '/made-by-one'), make(li, key, '/made-by-one')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is another one with another key, and for another account', async () => {
    const key = crypto.randomUUID()
    const ids = [await make(li, key, '/key-a'), await make(wang, key, '/key-b'), await make(li, crypto.randomUUID(), '/key-c')].map(idIn)
    expect(new Set(ids).size).toBe(3)
  })

  it('is created when the first try was refused', async () => {
    const key = crypto.randomUUID()
    expect((await make(li, key, '没有斜线')).status).toBe(400)
    expect((await make(li, key, '/right-at-last')).status).toBe(201)
  })

  it('is created anew when it was deleted meanwhile', async () => {
    const key = crypto.randomUUID()
    const first = idIn(await make(li, key, '/deleted-meanwhile'))
    await cms.delete({ collection: 'redirects', id: first, overrideAccess: true })
    expect((await make(li, key, '/deleted-meanwhile')).status).toBe(201)
    expect((await make(li, key, '/deleted-meanwhile')).status).toBe(409)
  })
})
