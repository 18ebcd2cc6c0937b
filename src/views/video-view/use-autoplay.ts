import { type RefObject, useEffect, useState } from 'react'

/**
 * Plays a video when the page opens: with sound, else without when the browser refuses it, and not at all for a visitor
 * who wants less motion.
 *
 * @param onFailure is told when the file itself can't be played
 */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>, onFailure: (hasFailed: boolean) => void) {
  const [wasMuted, setWasMuted] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    // A file that failed before the script was there has said so to nobody.
    if (element.error) onFailure(true)
    else if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) playAsAllowed(element, () => setWasMuted(true))
  }, [video, onFailure])

  function unmute() {
    if (!video.current) return
    video.current.muted = false
    video.current.focus()
  }

  /** The visitor may also use the video's own controls. */
  function onVolumeChange() {
    if (video.current && !video.current.muted) setWasMuted(false)
  }

  return { wasMuted, unmute, onVolumeChange }
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
