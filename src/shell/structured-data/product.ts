import type { Product as ProductFacts, PropertyValue, WithContext } from 'schema-dts'
import type { Product } from '@/contract/products'
import type { SiteInformation } from '@/contract/site'
import type { Absolute } from '@/lib/site-origin'
import { organisation } from './company'

/** A product with its technical parameters. It has no offer: nothing is sold on the site. */
export function productFacts(product: Product, site: SiteInformation, absolute: Absolute): WithContext<ProductFacts> {
  const { id, title, model, summary, cover, gallery, categoryName, parentCategoryName } = product
  const pictures = gallery.length > 0 ? gallery : [cover].filter((picture) => picture !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': absolute(`/GoodsInfoView?id=${id}#product`),
    url: absolute(`/GoodsInfoView?id=${id}`),
    name: title,
    model,
    productID: id,
    description: summary,
    category: [parentCategoryName, categoryName].filter(Boolean).join(' > '),
    image: pictures.map(({ src }) => absolute(src)),
    brand: { '@type': 'Brand', name: site.brandName },
    manufacturer: organisation(site, absolute),
    additionalProperty: parametersOf(product),
  }
}

type Parameter = Product['parameterGroups'][number]['rows'][number]

/** The structured parameters; those that stand beside the name where there are none. */
function parametersOf({ parameterGroups, mainParameters }: Product): PropertyValue[] {
  const rows = parameterGroups.flatMap((group) => group.rows)
  return rows.length > 0 ? rows.flatMap(propertiesOf) : mainParameters.flatMap((row) => propertiesOf({ ...row, unit: '', facts: [] }))
}

/** What is known as numbers is told as numbers (spec: content/typed-parameters); a row of several attributes is several properties. */
function propertiesOf({ name, value, unit, facts }: Parameter): PropertyValue[] {
  if (facts.length === 0) return [{ '@type': 'PropertyValue', name, value, ...(unit && { unitText: unit }) }]
  return facts.map((fact) => ({
    '@type': 'PropertyValue',
    name,
    alternateName: fact.name,
    propertyID: fact.key,
    ...(fact.values.length > 0 && { value: fact.values.length === 1 ? fact.values[0] : fact.values }),
    ...(fact.min !== null && { minValue: fact.min }),
    ...(fact.max !== null && { maxValue: fact.max }),
    ...(fact.unit && { unitText: fact.unit }),
    ...(fact.unitCode && { unitCode: fact.unitCode }),
    ...(fact.note && { description: fact.note }),
  }))
}
