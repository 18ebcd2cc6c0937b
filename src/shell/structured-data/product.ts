import type { Product as ProductFacts, WithContext } from 'schema-dts'
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

/** The structured parameters; those that stand beside the name where there are none. */
function parametersOf({ parameterGroups, mainParameters }: Product) {
  const rows = parameterGroups.flatMap((group) => group.rows)
  const shown = rows.length > 0 ? rows : mainParameters.map((row) => ({ ...row, unit: '' }))
  return shown.map(({ name, value, unit }) => ({ '@type': 'PropertyValue' as const, name, value, ...(unit && { unitText: unit }) }))
}
