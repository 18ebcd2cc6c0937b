import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Finder } from '@/database/finding/finder'
import { conditionOf, type levels } from '@/domain/search/condition'
import { kinds } from '@/domain/search/entry'
import { makeLexicon } from '@/domain/search/lexicon'
import { readQuery } from '@/domain/search/query'
import { richText } from '../support/rich-text'
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

const titles = async (text: string, level: (typeof levels)[number] = 'texts') => {
  const wanted = conditionOf(readQuery(text, lexicon), level, true)
  return (await finder.find('news', wanted, [], { offset: 0, limit: 20 })).map(({ title }) => title)
}

describe('what is searched', () => {
  it('is what is published, from the moment that it is', async () => {
    const { id } = await news('HM3-250 塑壳断路器上市')
    await news('HM3-250 草稿', 'draft')
    for (const typed of ['hm3250', '塑壳 hm3', '壳', '避雷针', 'skdlq'])
      expect(await titles(typed), typed).toEqual(['HM3-250 塑壳断路器上市'])
    expect([await titles('避雷针', 'name'), await titles('柜')]).toEqual([[], []])
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
})

describe('kinds', () => {
  it('are those of the index', () => expect(kinds).toContain('news'))
})
