import sharp from 'sharp'
import { COLOURS } from './measures.mjs'

/** @typedef {import('./other-blocks.mjs').Picture} Picture */

/** Pixels of the longer side: 260 dots an inch and more, as large as pictures are printed. */
const COVER = 660
const DRAWING = 1000
const THUMBNAIL = 124
/** A drawing has few colours. */
const DRAWING_COLOURS = 24

/** A picture on the grey field; what is transparent shows it. @param {Uint8Array} bytes @param {string} alt @returns {Promise<Picture>} */
export async function coverPicture(bytes, alt) {
  const { data, info } = await sharp(bytes, { limitInputPixels: 64e6 })
    .resize(COVER, COVER, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: COLOURS.surface })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { data, alt, width: info.width, height: info.height }
}

/** A drawing on white, without the traces that JPEG leaves around lines. @param {Uint8Array} bytes @param {string} alt @returns {Promise<Picture>} */
export async function drawingPicture(bytes, alt) {
  const { data, info } = await sharp(bytes, { limitInputPixels: 64e6 })
    .resize(DRAWING, DRAWING, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: DRAWING_COLOURS, dither: 0, effort: 1, compressionLevel: 7 })
    .toBuffer({ resolveWithObject: true })
  return { data, alt, width: info.width, height: info.height }
}

/** A picture beside a row of a list, on white. @param {Uint8Array} bytes */
export async function thumbnail(bytes) {
  const { data, info } = await sharp(bytes, { limitInputPixels: 64e6 })
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { uri: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}
