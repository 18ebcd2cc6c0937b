import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSheet } from '../support/read-sheet'
import { type Doc, signedInEditor } from './support/editor'
import { get, send } from './support/http'

const { ask, change } = signedInEditor()
/** HC1-65 and HC1-95, and a relay that neither names in the demo content. */
let contactor: Doc
let relay: Doc

const productAt = async (number: string): Promise<Doc> => {
  const { docs } = await ask('GET', `products?where[articleId][equals]=${number}&depth=0&limit=1`)
  const [doc] = docs
  if (!doc) throw new Error(`There is no product ${number}`)
  return doc
}
const section = async (number: string) => {
  const html = await (await get(`/GoodsInfoView?id=${number}`)).text()
  return /aria-label="配套与替代"[\s\S]*?<\/section>/.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? ''
}

beforeAll(async () => {
  contactor = await productAt('171_2')
  relay = await productAt('187')
  await change(`products/${contactor.id}`, { accessories: [relay.id], _status: 'published' })
})

afterAll(async () => {
  await change(`products/${contactor.id}`, { accessories: contactor.accessories, spareParts: [], replacedBy: [], _status: 'published' })
})

it('a product that another names says so itself', async () => {
  expect(await section('171_2')).toMatch(/附件与配套[\s\S]*HSSR-40DA/)
  expect(await section('187')).toMatch(/适用于[\s\S]*HC1-205/)
})

it('what replaces a product is said on both pages, and first on its data sheet', async () => {
  await change(`products/${contactor.id}`, { replacedBy: [relay.id], _status: 'published' })
  expect(await section('171_2')).toMatch(/替代产品[\s\S]*HSSR-40DA[\s\S]*附件与配套/)
  expect(await section('187')).toMatch(/用它替代[\s\S]*HC1-205/)
  const { pages } = await readSheet((await send('/prod-api/api/product/171_2/datasheet')).body)
  expect(pages[0]).toContain('替代产品：HSSR-40DA。')
  expect(pages[0]).toMatch(/常用附件.*HSSR-40DA/)
})

it('of many products that name it twelve are shown, and that there are more is said; the tab bar leads there', async () => {
  // Of the demo content name it as many as are shown.
  const gateway = await productAt('212')
  expect(await section('212')).not.toContain('还有其他产品')
  await change(`products/${contactor.id}`, { accessories: [relay.id, gateway.id], _status: 'published' })
  const html = await (await get('/GoodsInfoView?id=212')).text()
  const shown = /id="relations"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect(shown.match(/href="\/GoodsInfoView\?id=/g)).toHaveLength(12)
  expect(shown).toContain('还有其他产品')
  expect(html).toMatch(/<a href="#relations"[^>]*>配套与替代</)
})

it('no product is related to itself', async () => {
  const { status } = await ask('PATCH', `products/${contactor.id}`, { accessories: [contactor.id], _status: 'published' })
  expect(status).toBe(400)
})

it('a draft of a relation is shown to nobody', async () => {
  await change(`products/${contactor.id}?draft=true`, { spareParts: [relay.id], _status: 'draft' })
  expect(await section('187')).not.toContain('备件')
})
