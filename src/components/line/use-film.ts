import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLine } from './use-line'
import { whyNotShown } from './why-not-shown'

const never = () => false

/**
 * A film that breaks off because the line is cut: tried again, by the visitor or by itself when the line is back, it goes on in its
 * place, and plays if it was playing (spec: viewers/cut-line). The element stays the same, because phones let a film play that the
 * visitor has started once, and no other.
 *
 * @param startsByItself whether it plays without being started, asked when it has failed before it began
 * @returns why it is not shown, and the listeners that belong to the element
 */
export function useFilm(video: RefObject<HTMLVideoElement | null>, startsByItself: () => boolean = never) {
  const { failure, attempt, fail, retry } = useLine()
  const isPlaying = useRef<boolean>(undefined)
  const brokenOff = useRef<{ at: number; isPlaying: boolean }>(undefined)

  async function onError() {
    const film = video.current
    if (!film?.error) return
    // One that fails again has not come any further.
    brokenOff.current ??= { at: film.currentTime, isPlaying: isPlaying.current ?? startsByItself() }
    // Nothing can be said over a film that fills the screen.
    if (document.fullscreenElement === film) void document.exitFullscreen()
    fail(film.error.code === MediaError.MEDIA_ERR_NETWORK ? 'line' : await whyNotShown(film.src, 'HEAD'))
  }

  function onLoadedMetadata() {
    const [film, before] = [video.current, brokenOff.current]
    if (!film || !before) return
    brokenOff.current = undefined
    film.currentTime = before.at
    // Refused where the browser wants to be asked: the visitor starts it.
    if (before.isPlaying) film.play().catch(() => undefined)
  }

  // What was played, and what failed, before the script was there has said so to nobody. One that fails is paused by the browser.
  const catchUp = useEffectEvent(() => {
    const film = video.current
    if (!film) return
    if (!film.paused || film.played.length > 0) isPlaying.current = !film.paused || film.error !== null
    if (film.error) void onError()
  })
  useEffect(() => catchUp(), [])
  useEffect(() => {
    if (attempt > 0) video.current?.load()
  }, [video, attempt])

  const listeners = {
    onError,
    onLoadedMetadata,
    onPlay: () => {
      isPlaying.current = true
    },
    onPause: () => {
      isPlaying.current = false
    },
  }
  return { failure, retry, listeners }
}
