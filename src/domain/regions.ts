/** A province with its cities, as the pickers show them. */
export type Province = { name: string; cities: string[] }

/**
 * How a chosen region is written (spec: service/region-text): province and city; the province alone when the city
 * is no real one (市辖区, 省直辖县级行政区划 and the like).
 */
export function regionText(province: string, city: string): string {
  return /市辖区|县/.test(city) ? province : `${province}/${city}`
}

/** Which province and which of its cities a text names; -1 for what it doesn't. */
export function findRegion(provinces: readonly Province[], text: string): { province: number; city: number } {
  const province = provinces.findIndex(({ name, cities }) => cities.some((city) => regionText(name, city) === text))
  const chosen = provinces[province]
  return { province, city: chosen ? chosen.cities.findIndex((city) => regionText(chosen.name, city) === text) : -1 }
}
