import 'server-only'
import { type DataSheet, dataSheet } from '../contract/data-sheet'
import { getConfigurator } from './configurator'
import { loadMedia, mediumOf } from './pictures'
import { productRow } from './product-row'
import { getProduct } from './products'
import { codeOf, codeTexts, readChosen, seriesTexts, sheetTexts } from './sheet-texts'
import { getSiteInformation } from './site-information'
import { type Viewer, visitor } from './viewer'

/** What a data sheet can be made of, or why there is none. */
export type FoundSheet = { sheet: DataSheet } | { reason: string }

/**
 * What the data sheet of a product says now.
 *
 * @param id the public id
 * @param code as somebody wrote it; empty for the series
 * @param origin of the site
 * @returns null when there is no such product, or none that the viewer may see
 */
export async function getDataSheet(id: string, code: string, origin: string, viewer: Viewer = visitor): Promise<FoundSheet | null> {
  const [row, product, configurator, site] = await Promise.all([
    productRow(id, viewer),
    getProduct(id, viewer),
    getConfigurator(id, viewer),
    getSiteInformation(viewer),
  ])
  if (!row || !product) return null
  const read = code === '' ? null : readChosen(configurator, code)
  if (read && 'reason' in read) return read
  const media = await loadMedia([row.cover, row.parameterImage])
  const pictureOf = (reference: typeof row.cover, alt: string) => {
    const medium = mediumOf(media, reference)
    return medium?.filename && medium.mimeType?.startsWith('image/') ? { file: medium.filename, alt: medium.alt || alt } : null
  }
  return {
    sheet: dataSheet.parse({
      ...sheetTexts(product),
      ...(read ? codeTexts(product, read) : seriesTexts(product, configurator?.rule)),
      cover: pictureOf(row.cover, product.title),
      drawing: row.parameterImage ? pictureOf(row.parameterImage, `${product.title}外形尺寸`) : null,
      company: site.companyName,
      hotline: site.serviceHotline,
      address: addressOf(origin, id, read ? codeOf(read) : ''),
    }),
  }
}

/** Of the page that shows the same. */
const addressOf = (origin: string, id: string, code: string) =>
  new URL(`/GoodsInfoView?${new URLSearchParams({ id, ...(code && { code }) })}`, origin).href
