import 'server-only'
import type { Picture } from '../contract/picture'
import { postedVideos } from '../lib/poster-names'
import { keptForVersion } from './kept'
import { loadMedia, toPicture } from './pictures'

/** The posters of the videos that have one, by the file names of the videos; of several, the one that was uploaded last. */
export const loadPosters = keptForVersion(async (): Promise<ReadonlyMap<string, Picture>> => {
  const media = [...(await loadMedia()).values()]
  const found = media.flatMap((medium): [string, Picture][] => {
    const picture = toPicture(medium)
    return picture ? postedVideos(medium.filename ?? '').map((video) => [video, picture]) : []
  })
  return new Map(found)
})
