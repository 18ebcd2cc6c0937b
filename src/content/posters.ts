import 'server-only'
import type { Picture } from '../contract/picture'
import { posterNames } from '../lib/poster-names'
import { keptForVersion } from './kept'
import { isVideo, loadMedia, toPicture } from './pictures'

/** The posters of the videos that have one, by the file names of the videos. */
export const loadPosters = keptForVersion(async (): Promise<ReadonlyMap<string, Picture>> => {
  const media = [...(await loadMedia()).values()]
  const byName = new Map(media.map((medium) => [medium.filename, medium]))
  const found = media.filter(isVideo).flatMap(({ filename }): [string, Picture][] => {
    const video = filename ?? ''
    const poster = posterNames(video)
      .map((name) => toPicture(byName.get(name)))
      .find((picture) => picture !== null)
    return poster ? [[video, poster]] : []
  })
  return new Map(found)
})
