import { describe, expect, it } from 'vitest'
import { listProvinces } from '@/content/regions'
import { findRegion, regionText } from '@/domain/regions'

describe('regionText', () => {
  it('joins province and city', () => expect(regionText('广东省', '深圳市')).toBe('广东省/深圳市'))
  it.each(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])('leaves out %s', (city) =>
    expect(regionText('重庆市', city)).toBe('重庆市'),
  )
})

it('a county without a city above it is named', () => expect(regionText('海南省', '琼中黎族苗族自治县')).toBe('海南省/琼中黎族苗族自治县'))

describe('the regions', () => {
  it('are all provinces with two levels', () => {
    const provinces = listProvinces()
    expect(provinces).toHaveLength(31)
    // 342 of the second level, and of the third what has no city above it.
    expect(provinces.flatMap(({ cities }) => cities).length).toBeGreaterThan(342)
    const citiesOf = (name: string) => provinces.find((province) => province.name === name)?.cities
    expect(citiesOf('湖北省')).toEqual(expect.arrayContaining(['武汉市', '仙桃市', '神农架林区']))
    expect(citiesOf('海南省')).toEqual(expect.arrayContaining(['海口市', '琼中黎族苗族自治县']))
    expect(provinces.flatMap(({ cities }) => cities).filter((city) => city.includes('直辖'))).toEqual([])
    expect(provinces[0]).toEqual({ name: '北京市', cities: ['市辖区'] })
  })
  it('are found again by their text', () => {
    const provinces = listProvinces()
    for (const { name, cities } of provinces) {
      for (const city of cities) {
        const text = regionText(name, city)
        const found = findRegion(provinces, text)
        const province = provinces[found.province]
        expect(province && regionText(province.name, province.cities[found.city] ?? '')).toBe(text)
      }
    }
    expect(findRegion(provinces, '')).toEqual({ province: -1, city: -1 })
  })
})
