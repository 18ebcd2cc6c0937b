/** A province with its cities, as the pickers show them. */
export type Province = { name: string; cities: string[] }

/** 省直辖县级行政区划 and 自治区直辖县级行政区划: a heading of the statistics, under which 仙桃市 and 琼中黎族苗族自治县 stand. */
export const isDirectlyGoverned = (city: string) => city.includes('直辖县级')

/**
 * How a chosen region is written (spec: service/region-text): province and city; the province alone when the city is no real one
 * (市辖区, 县, or such a heading). A county that is governed like a city is one.
 */
export function regionText(province: string, city: string): string {
  return city === '县' || city.includes('市辖区') || isDirectlyGoverned(city) ? province : `${province}/${city}`
}

/** Which province and which of its cities a text names; -1 for what it doesn't. */
export function findRegion(provinces: readonly Province[], text: string): { province: number; city: number } {
  const province = provinces.findIndex(({ name, cities }) => cities.some((city) => regionText(name, city) === text))
  const chosen = provinces[province]
  return { province, city: chosen ? chosen.cities.findIndex((city) => regionText(chosen.name, city) === text) : -1 }
}
