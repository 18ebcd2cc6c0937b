import { describe, expect, it } from 'vitest'
import { documentsNamed, namesOf, type Source } from '@/admin/row-table/documents'

const products: Source = { collection: 'products', title: 'title', searched: ['title', 'model'] }
const docs = [
  { id: 1, title: 'HM3-250 塑壳断路器', model: 'HM3-250' },
  { id: 2, title: 'HM3-250 直流断路器', model: 'HM3-250' },
  { id: 3, title: 'HPM-96 多功能电力仪表', model: 'HPM-96' },
]

/** A CMS that answers so, and what it was asked. */
function cms(answer: object, status = 200) {
  const asked: URL[] = []
  const fetcher = async (url: string | URL | Request) => {
    asked.push(new URL(String(url), 'http://cms'))
    return Response.json(answer, { status })
  }
  return { asked, fetcher }
}

describe('documents that cells name', () => {
  it('are found by a name or a model that is exactly so: one, none, or several', async () => {
    const { asked, fetcher } = cms({ docs })
    const found = await documentsNamed(products, ['HPM-96', 'HM3-250', 'HM3-250 塑壳断路器', 'HM3'], fetcher)
    expect([...found].map(([text, those]) => [text, those.map(({ id }) => id)])).toEqual([
      ['HPM-96', [3]],
      ['HM3-250', [1, 2]],
      ['HM3-250 塑壳断路器', [1]],
      ['HM3', []],
    ])
    expect(asked[0]?.searchParams.get('where[or][1][model][in][0]')).toBe('HPM-96')
    expect(asked[0]?.searchParams.get('draft')).toBe('true')
  })

  it('are called as the collection calls them', async () => {
    const { asked, fetcher } = cms({ docs: docs.slice(2) })
    expect(await namesOf(products, [3, 9], fetcher)).toMatchObject([{ id: 3, title: 'HPM-96 多功能电力仪表' }])
    expect(asked[0]?.pathname).toBe('/cms-api/products')
    expect(asked[0]?.searchParams.get('where[id][in][1]')).toBe('9')
  })

  it('can’t be told where the CMS does not answer', async () => {
    await expect(namesOf(products, [3], cms({ errors: [] }, 403).fetcher)).rejects.toThrow('products: 403')
  })
})
