const VIDEO = /^(.+)\.(?:mp4|webm)$/
const POSTER = /^(.+)-poster\.(?:webp|jpg|jpeg|png|avif)$/

/** What pictures are called that are the posters of a video, the first one first (see collections/media.ts). */
export function posterNames(video: string): string[] {
  const base = VIDEO.exec(video)?.[1] ?? video
  return ['webp', 'jpg', 'jpeg', 'png', 'avif'].map((ending) => `${base}-poster.${ending}`)
}

/** The videos that a picture would be the poster of by its name; none for most. */
export function postedVideos(picture: string): string[] {
  const base = POSTER.exec(picture)?.[1]
  return base === undefined ? [] : [`${base}.mp4`, `${base}.webm`]
}
