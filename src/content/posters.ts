import 'server-only'
import type { Picture } from '../contract/picture'
import { keptForVersion } from './kept'
import { isVideo, loadMedia, toPicture } from './pictures'

const ENDINGS = ['webp', 'jpg', 'jpeg', 'png', 'avif']

/** What a picture must be called to be the poster of a video; see collections/media.ts. */
const posterBase = (video: string) => `${video.slice(0, video.lastIndexOf('.'))}-poster`

/** The posters of the videos that have one, by the file names of the videos. */
export const loadPosters = keptForVersion(async (): Promise<ReadonlyMap<string, Picture>> => {
  const media = [...(await loadMedia()).values()]
  const byName = new Map(media.map((medium) => [medium.filename, medium]))
  const found = media.filter(isVideo).flatMap(({ filename }): [string, Picture][] => {
    const video = filename ?? ''
    const names = ENDINGS.map((ending) => `${posterBase(video)}.${ending}`)
    const poster = names.map((name) => toPicture(byName.get(name))).find((picture) => picture !== null)
    return poster ? [[video, poster]] : []
  })
  return new Map(found)
})
