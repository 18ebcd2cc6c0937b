/** `film-poster.webp`; a picture that replaced one is called `film-poster-2.webp` (collections/hooks/name-medium.ts). */
const POSTER = /^(.+?)(?:\.\d{1,3})?-poster(?:-\d{1,3})?\.(?:webp|jpg|jpeg|png|avif)$/

/** `film.mp4`; a video that replaced one is called `film.2.mp4`. */
const VIDEO = /^(.+?)(?:\.\d{1,3})?\.(?:mp4|webm)$/

/**
 * A picture is the poster of a video by its name alone (see collections/media.ts): both have this in common.
 *
 * @param picture the file name of a picture
 * @returns null for most pictures, which are no posters
 */
export const posterStem = (picture: string) => POSTER.exec(picture)?.[1] ?? null

/** @param video the file name of a video */
export const videoStem = (video: string) => VIDEO.exec(video)?.[1] ?? null
