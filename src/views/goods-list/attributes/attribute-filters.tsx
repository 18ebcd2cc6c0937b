import type { Facets } from '@/contract/facets'
import { FacetSection } from './facet-section'

/** So many filters stand open at first. */
const OPEN_AT_FIRST = 4

type Props = {
  facets: Facets
  /** Before the ids of its elements: it may be on a page twice. */
  idPrefix: string
}

/** By what the chosen categories can be filtered, in the editors' order, whatever is chosen (spec: products/attribute-filters). */
export function AttributeFilters({ facets, idPrefix }: Props) {
  return facets.filters.map((facet, index) => (
    <FacetSection key={facet.key} facet={facet} isOpen={index < OPEN_AT_FIRST} idPrefix={idPrefix} />
  ))
}
