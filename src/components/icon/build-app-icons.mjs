/**
 * Makes the icons of the site from `public/icon.svg`: favicon, touch icon and the icons of the web manifest. Run it after
 * changing the drawing: `node src/components/icon/build-app-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const rounded = readFileSync('public/icon.svg', 'utf8')
// Systems that cut icons to their own shape want the ground up to the edges and no transparency.
const square = rounded.replace(/ rx="\d+"/, '')

/**
 * @param {string} svg
 * @param {number} size
 */
function png(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An icon file of PNG pictures. @param {{ size: number, data: Buffer }[]} pictures */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(data.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += data.length
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)])
}

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(rounded, size) })))
writeFileSync('public/favicon.ico', ico(small))
writeFileSync('public/apple-touch-icon.png', await png(square, 180))
writeFileSync('public/icon-192.png', await png(rounded, 192))
writeFileSync('public/icon-512.png', await png(rounded, 512))
writeFileSync('public/icon-maskable-512.png', await png(square, 512))
