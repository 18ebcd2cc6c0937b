import 'server-only'
import type { Picture } from '../contract/picture'
import { visitor } from './cms'
import { find } from './find'
import { pictureFields, toPicture } from './pictures'

const ENDINGS = ['webp', 'jpg', 'jpeg', 'png', 'avif']

/** What a picture must be called to be the poster of a video; see collections/media.ts. */
const posterBase = (video: string) => `${video.slice(0, video.lastIndexOf('.'))}-poster`

/** The posters of videos that have one, by the file names of the videos, in one query. */
export async function loadPosters(videos: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (videos.length === 0) return new Map()
  const names = videos.flatMap((video) => ENDINGS.map((ending) => `${posterBase(video)}.${ending}`))
  const { docs } = await find(visitor, {
    collection: 'media',
    where: { filename: { in: names } },
    select: pictureFields,
    pagination: false,
  })
  const found = videos.flatMap((video): [string, Picture][] => {
    const poster = toPicture(docs.find(({ filename }) => filename?.startsWith(`${posterBase(video)}.`)))
    return poster ? [[video, poster]] : []
  })
  return new Map(found)
}
