import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Doc, signedInEditor } from './support/editor'
import { get } from './support/http'

const { ask, change } = signedInEditor()
/** HC1-65 and HC1-95, and a relay: products of which the demo content's tables say nothing. */
let above: Doc
let below: Doc

const ABOVE = '171_2'
const BELOW = '187'

const productAt = async (number: string): Promise<Doc> => {
  const { docs } = await ask('GET', `products?where[articleId][equals]=${number}&depth=0&limit=1`)
  const [doc] = docs
  if (!doc) throw new Error(`There is no product ${number}`)
  return doc
}
const section = async (number: string) => {
  const html = await (await get(`/GoodsInfoView?id=${number}`)).text()
  const table = /aria-label="选择性配合"[\s\S]*?<\/table>/.exec(html)?.[0] ?? ''
  return table.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}
const row = (limit: string, upTo = 40) => ({ product: below.id, from: 95, upTo, limit })
const say = (selectivity: object[]) =>
  change(`products/${above.id}`, { selectivity, selectivityConditions: '瞬时 12 倍', _status: 'published' })

beforeAll(async () => {
  above = await productAt(ABOVE)
  below = await productAt(BELOW)
})

afterAll(() => change(`products/${above.id}`, { selectivity: [], selectivityConditions: null, _status: 'published' }))

/** spec: products/selectivity */
it('what is said on the product above stands on the pages of both from the moment of its publishing, and goes with it', async () => {
  // Both pages are kept now, and say nothing.
  expect([await section(ABOVE), await section(BELOW)]).toEqual(['', ''])
  await say([row('12.5'), row('t', 25)])
  expect(await section(ABOVE)).toMatch(/为上级[\s\S]*瞬时 12 倍[\s\S]*HSSR-40DA[\s\S]*25 A[\s\S]*完全[\s\S]*40 A[\s\S]*12\.5/)
  expect(await section(BELOW)).toMatch(/为下级[\s\S]*瞬时 12 倍[\s\S]*95 A[\s\S]*完全[\s\S]*12\.5/)

  await change(`products/${above.id}?draft=true`, { selectivity: [row('3')], _status: 'draft' })
  expect(await section(BELOW)).toContain('12.5')
  await say([row('3')])
  expect(await section(BELOW)).toMatch(/95 A[\s\S]*3/)
  expect(await section(BELOW)).not.toContain('12.5')

  await say([])
  expect([await section(ABOVE), await section(BELOW)]).toEqual(['', ''])
})

it.each([
  ['a field that is said twice', () => [row('3'), row('4', 25), row('5')], '第 1 行与第 3 行的下级产品和两个 In 都相同，请删去其中一行。'],
  ['a limit that is none', () => [row('约 3')], '请填写 kA 数值（例如 12.5），或 T（完全选择性）'],
])('%s is not published, and the reason is said', async (_, rows, reason) => {
  const { status, errors } = await ask('PATCH', `products/${above.id}`, { selectivity: rows(), _status: 'published' })
  expect(status).toBe(400)
  expect(JSON.stringify(errors)).toContain(reason)
})
