import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFolder } from '../../paths'
import { digest } from '../../remake/digest'

const cache = new Map<string, Promise<string>>()
/** What each data address shows, in few words. */
const contents = new Map<string, string>()

/** A picture of the media folder as a small JPEG data address, on a plain background. */
export function picture(file: string, width = 560, background = '#ffffff'): Promise<string> {
  const key = `${file} ${width} ${background}`
  const made = cache.get(key) ?? convert(file, width, background)
  cache.set(key, made)
  return made
}

async function convert(file: string, width: number, background: string): Promise<string> {
  const source = readFileSync(path.join(pictureFolder, file))
  const bytes = await sharp(source)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  const address = `data:image/jpeg;base64,${bytes.toString('base64')}`
  contents.set(address, `${digest(source)} ${width} ${background}`)
  return address
}

/** The HTML with the pictures named instead of shown: another machine may write another JPEG of the same picture. */
export const withPicturesNamed = (html: string): string =>
  html.replaceAll(/data:image\/jpeg;base64,[^"]+/g, (address) => contents.get(address) ?? address)
