import sharp from 'sharp'
import { pictureDecoding } from './picture-decoding'

/** What is encoded once more afterwards should lose next to nothing here. */
const QUALITY = 95

/**
 * A picture as browsers show it: cameras keep photos lying on their side, with a note how to turn them.
 *
 * @returns the same content where there is nothing to turn
 */
export async function uprightPicture(content: Buffer): Promise<Buffer> {
  const image = sharp(content, pictureDecoding)
  const { format, orientation = 1 } = await image.metadata()
  if (orientation === 1) return content
  const upright = image.autoOrient()
  return format === 'jpeg' ? upright.jpeg({ quality: QUALITY }).toBuffer() : upright.toBuffer()
}
