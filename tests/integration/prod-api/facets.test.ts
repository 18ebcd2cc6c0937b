import { describe, expect, it } from 'vitest'
import { get } from '../support/http'

type Answer = {
  code: number
  data: {
    total: number
    filters: { key: string; kind: string; values: { value: string; label: string; count: number; isChosen: boolean }[] }[]
  }
}

const ask = async (query: string): Promise<Answer> => (await get(`/prod-api/api/product/facets?${query}`)).json()

describe('GET /prod-api/api/product/facets', () => {
  it('says by what a category can be filtered, and each count comes true', async () => {
    const { code, data } = await ask('categoryIds=12')
    expect(code).toBe(200)
    expect(data.filters.map(({ key }) => key)).toContain('poles')
    for (const { key, values } of data.filters) {
      for (const { value, count } of values.slice(0, 3)) {
        const after = await ask(`categoryIds=12&a.${key}=${encodeURIComponent(value)}`)
        expect([key, value, after.data.total]).toEqual([key, value, count])
      }
    }
  })

  it('keeps the values that exist, whatever is chosen', async () => {
    const valuesOf = ({ data }: Answer) => data.filters.map(({ key, values }) => [key, values.map(({ value }) => value)])
    expect(valuesOf(await ask('categoryIds=12&a.poles=4P'))).toEqual(valuesOf(await ask('categoryIds=12')))
  })

  it('has no filters without a category, and takes nonsense for nothing', async () => {
    const { data } = await ask('')
    expect(data.filters).toEqual([])
    expect((await ask('categoryIds=12&a.poles=99P&a.none=1&a.=')).data).toEqual((await ask('categoryIds=12')).data)
  })

  it('is the only one that reads them: the list keeps its plain rule', async () => {
    const list = async (query: string) => (await (await get(`/prod-api/api/product/list?categoryIds=12${query}`)).json()).total
    expect(await list('&a.poles=4P')).toBe(await list(''))
  })
})
