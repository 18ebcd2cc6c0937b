import { type Dispatch, type SetStateAction, useEffect, useEffectEvent } from 'react'
import { namedPlace, readPlace, writePlace } from './stored-place'
import type { usePosition } from './use-position'
import type { Zoom } from './zoom'

type Reading = {
  /** Before there are pages, the place is the one that was kept. */
  isReady: boolean
  position: ReturnType<typeof usePosition>
  zoom: Zoom
  setZoom: Dispatch<SetStateAction<Zoom>>
}

/** Page and zoom survive a reload (spec: viewers/kept-place); else the file opens at the page that the address names (spec: search/pdf-pages). */
export function useKeptPlace(url: string, { isReady, position, zoom, setZoom }: Reading): void {
  const { returnTo } = position
  useEffect(() => {
    const place = readPlace(url)
    const anchor = place?.anchor ?? namedPlace(window.location.hash)
    if (anchor) returnTo(anchor)
    if (place) setZoom(place.zoom)
  }, [url, returnTo, setZoom])

  const keep = useEffectEvent(() => {
    const anchor = position.place()
    if (isReady && anchor) writePlace(url, { anchor, zoom })
  })
  // A tab that is thrown away in the background says so only by being hidden.
  useEffect(() => {
    const onHide = () => keep()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      onHide()
    }
  }, [])
}
