import type { ImageSize } from 'payload'
import sharp from 'sharp'

/** A width of a picture that is stored nowhere yet. */
export type EncodedWidth = { content: Buffer; width: number; height: number; mimeType: string; extension: string }

/** Of these Payload reads every frame. */
const MAY_MOVE = new Set(['image/gif', 'image/tiff', 'image/webp'])

/**
 * Encodes a picture in one width as Payload does at upload, which can't be asked for one alone; a test holds both to the same bytes.
 *
 * @param size as the collection says it
 */
export async function encodeWidth(original: Buffer, mimeType: string, size: ImageSize): Promise<EncodedWidth> {
  const mayMove = MAY_MOVE.has(mimeType)
  const source = sharp(original, mayMove ? { animated: true } : {}).rotate()
  const { pages = 1 } = await source.metadata()
  const resized = source.resize(size)
  const { formatOptions } = size
  const encoded = formatOptions ? resized.toFormat(formatOptions.format, formatOptions.options) : resized
  const { data: content, info } = await encoded.toBuffer({ resolveWithObject: true })
  // Frames lie one below the other.
  const height = mayMove ? info.height / pages : info.height
  return { content, width: info.width, height, mimeType: `image/${info.format}`, extension: info.format }
}
