import 'server-only'
import type { Picture } from '../contract/picture'
import { posterStem, videoStem } from '../domain/poster-names'
import { memoisedByVersion } from './memoised-by-version'
import { loadMedia, toPicture } from './pictures'

/** Pictures that stand for videos until they are started, by what their names have in common with those. */
export type Posters = ReadonlyMap<string, Picture>

/** The posters of all videos that have one; of several, the one that was uploaded last. */
export const loadPosters = memoisedByVersion(async (): Promise<Posters> => {
  const media = [...(await loadMedia()).values()]
  const found = media.flatMap((medium): [string, Picture][] => {
    const picture = toPicture(medium)
    const stem = posterStem(medium.filename ?? '')
    return picture && stem !== null ? [[stem, picture]] : []
  })
  return new Map(found)
})

/** @param video the file name of a video */
export const posterOf = (posters: Posters, video: string): Picture | undefined => posters.get(videoStem(video) ?? '')
