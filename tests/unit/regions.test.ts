import { describe, expect, it } from 'vitest'
import { listProvinces } from '@/content/regions'
import { findRegion, regionText } from '@/domain/regions'

describe('regionText', () => {
  it('joins province and city', () => expect(regionText('广东省', '深圳市')).toBe('广东省/深圳市'))
  it.each(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])('leaves out %s', (city) =>
    expect(regionText('重庆市', city)).toBe('重庆市'),
  )
})

describe('the regions', () => {
  it('are all provinces with two levels', () => {
    const provinces = listProvinces()
    expect(provinces).toHaveLength(31)
    expect(provinces.flatMap(({ cities }) => cities)).toHaveLength(342)
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
