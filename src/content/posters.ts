import 'server-only'
import type { Picture } from '../contract/picture'
import { posterStem, videoStem } from '../domain/poster-names'
import { find } from './find'
import { memoisedByVersion, narrowly } from './memoised-by-version'
import { pictureFields, toPicture } from './pictures'
import { visitor } from './viewer'

/** Pictures that stand for videos until they are started, by what their names have in common with those. */
export type Posters = ReadonlyMap<string, Picture>

/** The posters of all videos that have one; of several, the one that was uploaded last. */
export const loadPosters = memoisedByVersion(() => narrowly(readPosters))

async function readPosters(): Promise<Posters> {
  const { docs } = await find(visitor, {
    collection: 'media',
    where: { filename: { contains: '-poster' } },
    select: pictureFields,
    sort: ['createdAt'],
    pagination: false,
  })
  const found = docs.flatMap((medium): [string, Picture][] => {
    const picture = toPicture(medium)
    const stem = posterStem(medium.filename ?? '')
    return picture && stem !== null ? [[stem, picture]] : []
  })
  return new Map(found)
}

/** @param video the file name of a video */
export const posterOf = (posters: Posters, video: string): Picture | undefined => posters.get(videoStem(video) ?? '')
