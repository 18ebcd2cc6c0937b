import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFolder } from '../paths'

const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='
const cache = new Map<string, Promise<string>>()

/** A picture of the media folder as a small JPEG data address, on a plain background. */
export function picture(file: string, width = 560, background = '#ffffff'): Promise<string> {
  const key = `${file} ${width} ${background}`
  const made = cache.get(key) ?? convert(file, width, background)
  cache.set(key, made)
  return made
}

async function convert(file: string, width: number, background: string): Promise<string> {
  if (!existsSync(path.join(pictureFolder, file))) {
    console.warn(`图片 ${file} 尚未生成，暂留空白`)
    return blank
  }
  const bytes = await sharp(path.join(pictureFolder, file))
    .resize({ width, withoutEnlargement: true })
    .flatten({ background })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
