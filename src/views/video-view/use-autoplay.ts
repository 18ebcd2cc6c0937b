import { type RefObject, useEffect, useState } from 'react'
import { hasSound } from './has-sound'

/** Films move by themselves unless the visitor wants less motion. */
export const mayStartByItself = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Plays a video when the page opens: with sound, else without when the browser refuses it, and not at all for a visitor
 * who wants less motion.
 *
 * @returns whether a sound is missing that could be switched on
 */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>) {
  const [wasMuted, setWasMuted] = useState(false)
  const [isHeard, setIsHeard] = useState(false)

  useEffect(() => {
    if (video.current && mayStartByItself()) playAsAllowed(video.current, () => setWasMuted(true))
  }, [video])

  function unmute() {
    if (!video.current) return
    video.current.muted = false
    video.current.focus()
  }

  /** The visitor may also use the video's own controls. */
  function onVolumeChange() {
    if (video.current && !video.current.muted) setWasMuted(false)
  }

  /** What a film has is known when some of it was played. */
  function onTimeUpdate() {
    if (video.current && !isHeard) setIsHeard(hasSound(video.current))
  }

  return { lacksSound: wasMuted && isHeard, unmute, listeners: { onVolumeChange, onTimeUpdate } }
}

async function playAsAllowed(video: HTMLVideoElement, onMuted: () => void): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return
    video.muted = true
    // Refused even so (a phone that saves power): the visitor starts it.
    await video.play().then(onMuted, () => {
      video.muted = false
    })
  }
}
