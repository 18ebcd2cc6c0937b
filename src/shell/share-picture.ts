import type { Picture } from '../contract/picture'
import type { Absolute } from '../lib/site-origin'

/** Shared links show pictures about so wide; wider ones only take longer. */
const WIDTH = 1200

/** A picture as Open Graph wants it: an absolute address, and the size that is found there. */
export type SharePicture = { url: string; width: number; height: number; alt: string }

/** The narrowest version of a picture that is wide enough for a shared link, or the widest there is. */
export function sharePicture(picture: Picture, absolute: Absolute): SharePicture {
  const original = { src: picture.src, width: picture.width }
  const { src, width } = picture.sources.find((source) => source.width >= WIDTH) ?? picture.sources.at(-1) ?? original
  return { url: absolute(src), width, height: Math.round((picture.height * width) / picture.width), alt: picture.alt }
}
