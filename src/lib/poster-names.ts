/** `film-poster.webp`; a picture that replaced one is called `film-poster-2.webp` (collections/hooks/name-replaced-medium.ts). */
const POSTER = /^(.+)-poster(?:-\d{1,3})?\.(?:webp|jpg|jpeg|png|avif)$/

/**
 * A picture is the poster of a video by its name alone (see collections/media.ts).
 *
 * @param picture the file name of a picture
 * @returns the file names of the videos that it would be the poster of; none for most pictures
 */
export function postedVideos(picture: string): string[] {
  const base = POSTER.exec(picture)?.[1]
  return base === undefined ? [] : [`${base}.mp4`, `${base}.webm`]
}
