import 'server-only'
import type { Picture } from '../contract/picture'
import { escapeHtml } from '../lib/html'
import { modestOnDenseScreens } from '../lib/picture-sizes'
import { isVideo, type MediumRow, markedUrl, toPicture } from './pictures'
import { type Posters, posterOf } from './posters'

/** A picture or a video with its caption; nothing without a picture. */
export const figureHtml = (shown: string, caption: string | null | undefined) =>
  shown && `<figure>${shown}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`

/** Of a text's column. */
const SIZES = modestOnDenseScreens('(min-width: 1000px) 960px, 92vw')

/** A picture in the width that fits, or a video; nothing for a file that is gone. */
export function mediumHtml(medium: MediumRow | undefined, posters: Posters): string {
  const picture = toPicture(medium)
  if (!picture) return videoHtml(medium, null, posters)
  const srcset = picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return `<img src="${picture.src}" srcset="${srcset}" sizes="${SIZES}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}" loading="lazy">`
}

/** A video that waits for its visitor: with a poster nothing of it is loaded before it is started. */
export function videoHtml(medium: MediumRow | undefined, chosen: Picture | null, posters: Posters): string {
  if (!medium?.filename || !isVideo(medium)) return ''
  const poster = chosen ?? posterOf(posters, medium.filename)
  const start = poster ? ` poster="${poster.src}" width="${poster.width}" height="${poster.height}" preload="none"` : ' preload="metadata"'
  return `<video src="${markedUrl(medium, medium.filename)}"${start} controls playsinline aria-label="${escapeHtml(medium.alt)}"></video>`
}
