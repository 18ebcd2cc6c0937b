import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeLink } from '@/domain/selection-list/link'
import { readSheet } from '../../support/read-sheet'
import { type Doc, signedInEditor } from '../support/editor'
import { ownAddress, send } from '../support/http'
import { answerOf, CONSULT, consultation, solvedCaptcha } from './support'

const { ask, change } = signedInEditor()
const from = ownAddress()
/** HU1-40 and HGP-32, which have nothing to do with one another in the demo content. */
const [ARRESTER, ISOLATOR] = ['198', '204'] as const
let arrester: Doc
let isolator: Doc

const productAt = async (number: string): Promise<Doc> => {
  const { docs } = await ask('GET', `products?where[articleId][equals]=${number}&depth=0&limit=1`)
  const [doc] = docs
  if (!doc) throw new Error(`There is no product ${number}`)
  return doc
}

async function sendList(products: readonly string[]) {
  const items = products.map((product) => ({ product, code: '', quantity: 1, note: '' }))
  const list = writeLink({ name: '光伏汇流', items })
  const body = JSON.stringify({ ...consultation(), list, ...(await solvedCaptcha(from)) })
  const headers = { 'content-type': 'application/json' }
  expect(answerOf(await send(CONSULT, { method: 'POST', headers, body, from })).code).toBe(200)
}

/** A count drops no page that is kept: who has a session is shown what is counted by now. */
const headers = { cookie: 'payload-token=none' }

/** What stands under 常一起选用 on a product's page; null without it. */
async function chosenWith(number: string): Promise<string | null> {
  const html = (await send(`/GoodsInfoView?id=${number}`, { headers })).text
  return /常一起选用<\/h3>([\s\S]*?)<\/ul>/.exec(html)?.[1]?.replace(/<[^>]+>/g, ' ') ?? null
}

beforeAll(async () => {
  arrester = await productAt(ARRESTER)
  isolator = await productAt(ISOLATOR)
})

afterAll(async () => {
  await change(`products/${arrester.id}`, { chosenWith: [], notChosenWith: [], _status: 'published' })
})

/** spec: products/chosen-together */
it('products of three lists that were sent are said on both pages and sheets; two lists say nothing', async () => {
  await sendList([ARRESTER, ISOLATOR, ARRESTER])
  await sendList([ISOLATOR, ARRESTER])
  expect(await chosenWith(ARRESTER)).toBeNull()
  await sendList([ARRESTER, ISOLATOR])
  expect(await chosenWith(ARRESTER)).toContain('HGP-32')
  expect(await chosenWith(ISOLATOR)).toContain('HU1-40')
  const { pages } = await readSheet((await send(`/prod-api/api/product/${ARRESTER}/datasheet`, { headers })).body)
  expect(pages[0]).toContain('常与 HGP-32 一起选用。')
})

it('editors put another one before it, and take it away from both pages', async () => {
  const relay = await productAt('187')
  await change(`products/${arrester.id}`, { chosenWith: [relay.id], _status: 'published' })
  expect(await chosenWith(ARRESTER)).toMatch(/HSSR-40DA[\s\S]*HGP-32/)
  expect(await chosenWith('187')).toContain('HU1-40')
  await change(`products/${arrester.id}`, { chosenWith: [], notChosenWith: [isolator.id], _status: 'published' })
  expect(await chosenWith(ARRESTER)).toBeNull()
  expect(await chosenWith(ISOLATOR)).toBeNull()
})
