import 'server-only'
import { mediaWidths } from '../lib/media-widths'
import { find } from './find'
import { loadMedia, type MediumRow, mediumOf } from './pictures'
import { visitor } from './viewer'

/** Of so many products pictures are read at most. */
const MOST_PRODUCTS = 200
/** Narrower ones would be printed with less than 200 dots an inch. */
const LEAST_WIDTH = 124

/**
 * Small pictures of published products, by public number: their names in the storage. Where there are more products than anybody would
 * look at, none has one.
 */
export async function readListPictures(numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0 || numbers.length > MOST_PRODUCTS) return new Map()
  const where = { articleId: { in: [...numbers] } }
  const { docs } = await find(visitor, { collection: 'products', where, select: { articleId: true, cover: true }, pagination: false })
  const media = await loadMedia(docs.map(({ cover }) => cover))
  return new Map(
    docs.flatMap(({ articleId, cover }) => {
      const name = smallFile(mediumOf(media, cover))
      return articleId && name ? [[articleId, name]] : []
    }),
  )
}

/** The narrowest that is wide enough, as far as there are any yet. */
function smallFile(medium: MediumRow | undefined): string | null {
  if (!medium?.mimeType?.startsWith('image/')) return null
  const widths = mediaWidths.filter((width) => width >= LEAST_WIDTH).map((width) => medium.sizes?.[`w${width}`]?.filename)
  return widths.find(Boolean) ?? medium.filename ?? null
}
