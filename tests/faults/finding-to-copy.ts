import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { type OrderingRule, orderingRule } from '@/domain/order-codes/rule'
import type { DocumentId } from '@/lib/document-id'

const all = { overrideAccess: true, depth: 0 } as const
const published = { _status: 'published' as const, sortOrder: 1, publishedAt: '2026-03-01T00:00:00.000Z' }

const ruleOf = (currents: readonly string[]): OrderingRule =>
  orderingRule.parse({
    prefix: 'HM7-250',
    options: [
      {
        key: 'poles',
        name: '极数',
        values: ['3', '4'].map((fragment) => ({ fragment, label: `${fragment} 极`, sets: { poles: `${fragment}P` } })),
      },
      { key: 'rated-current', name: '额定电流 In（A）', values: currents.map((fragment) => ({ fragment, label: `${fragment} A` })) },
    ],
    exclusions: [{ when: { poles: ['4'], 'rated-current': ['250'] }, reason: '没有这种组合' }],
  })

/** What a product is found by: attributes, an ordering rule and a longer one as a draft, codes of others, and words that mean the same. */
export async function fillFinding(cms: Payload, { category, cover }: Record<'category' | 'cover', DocumentId>): Promise<void> {
  const attribute = { isFilter: true, categories: [category], match: 'equal' as const }
  const choices = [
    { value: '3P', aliases: '三极, 3极' },
    { value: '4P', label: '4 极' },
  ]
  const poles = await cms.create({
    collection: 'attributes',
    data: { ...attribute, key: 'poles', name: '极数', kind: 'choice', choices, sortOrder: 2 },
    ...all,
  })
  const current = await cms.create({
    collection: 'attributes',
    data: { ...attribute, key: 'rated-current', name: '额定电流', symbol: 'In', kind: 'number', unit: 'A', sortOrder: 1 },
    ...all,
  })
  const parameters = [
    { group: '额定参数', name: '额定电流 In', value: '160、250', unit: 'A', attributes: [current.id] },
    { group: '额定参数', name: '极数 / 额定电流', value: '三极 / 160', unit: '', attributes: [poles.id, current.id] },
    { group: '其他', name: '外壳', value: '钢板' },
  ]
  const data = {
    ...published,
    title: '塑料外壳式断路器',
    model: 'HM7',
    summary: '简介',
    cover,
    category,
    parameters,
    orderingRule: ruleOf(['160', '250']),
  }
  const { id: product } = await cms.create({ collection: 'products', data, ...all })
  await cms.update({ collection: 'products', id: product, data: { orderingRule: ruleOf(['160', '250', '63']) }, draft: true, ...all })
  const old = { code: 'HM1-250L/3300', kind: 'replaced' as const, product, source: '2025 年停产公告', remark: '安装孔距不同' }
  await cms.create({ collection: 'code-aliases', data: { ...old, orderCode: 'HM7-250 3 250' }, ...all })
  await cms.create({
    collection: 'code-aliases',
    data: { code: 'NSX250', kind: 'equivalent', maker: '别家', product, orderCode: 'HM7-250 4 160' },
    ...all,
  })
  const words = ['塑壳', '塑料外壳式断路器', 'MCCB'].map((word) => ({ word }))
  await cms.create({ collection: 'synonyms', data: { words }, ...all })
  // A job that waits would do it: what lacks a filter is looked for anew in a copy.
  const { renewFilterGaps } = await import('@/usage/filter-gaps')
  await renewFilterGaps(cms)
}

/** What of it is found, by whoever asks. */
export async function askForFinding() {
  const [{ lookUpCodes }, { suggest }, { searchSite }, { getFacets }, { listProducts }, { visitor }, { getCms }] = await Promise.all([
    import('@/lookup/look-up-codes'),
    import('@/content/suggest'),
    import('@/content/search'),
    import('@/content/facets'),
    import('@/content/products'),
    import('@/content/viewer'),
    import('@/cms'),
  ])
  const page = { pageNum: 1, pageSize: 5 }
  const { docs } = await (await getCms()).find({ collection: 'product-categories', where: { name: { equals: '塑壳断路器' } }, ...all })
  const { rows } = await lookUpCodes(['hm7-250-3-250', 'HM1 250L 3300', 'nsx-250', 'HM7-250 4 250', 'HM7-250 3 63'])
  return {
    codes: rows,
    suggested: await suggest('MCCB', 5),
    searched: await searchSite('MCCB', { product: page, news: page, document: page }, visitor),
    listed: await listProducts({ title: '断路器' }, page, visitor),
    facets: await getFacets(
      docs.flatMap(({ categoryId }) => Number(categoryId)),
      [],
    ),
  }
}

/** The same, asked by another process, of a site that has just come to its place; as JSON. */
export async function foundIn(place: Record<'DATA_DIR' | 'DATABASE_URI', string>): Promise<unknown> {
  const conditions = ['--conditions=react-server', '--conditions=production', '--import', 'tsx']
  const env: NodeJS.ProcessEnv = { ...process.env, ...place, NODE_ENV: 'production' }
  const { stdout } = await promisify(execFile)(process.execPath, [...conditions, 'tests/faults/ask-for-finding.ts'], { env })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
