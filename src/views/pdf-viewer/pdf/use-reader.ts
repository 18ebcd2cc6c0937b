import { useMemo, useRef, useState } from 'react'
import { layOutPages, type PageSize } from './page-geometry'
import { useKeptPlace } from './use-kept-place'
import { usePosition } from './use-position'
import { useRoom } from './use-room'
import { ACTUAL_SIZE, nextZoom, type Zoom, zoomValue } from './zoom'

/** What toolbar and pages share. */
export type Reader = ReturnType<typeof useReader>

/**
 * The state of a reading area: sizes of pages, zoom and position.
 *
 * @param url of the file
 * @param gap around and between the pages, in CSS pixels
 */
export function useReader(url: string, gap: number) {
  const area = useRef<HTMLElement>(null)
  const room = useRoom(area, gap)
  const [sizes, setSizes] = useState<readonly PageSize[]>([])
  const [zoom, setZoom] = useState<Zoom>({ kind: 'comfortable', page: 1 })
  const value = room ? zoomValue(zoom, sizes, room) : 1
  const scale = value * ACTUAL_SIZE
  const layout = useMemo(() => layOutPages(sizes, scale, gap), [sizes, scale, gap])
  const position = usePosition(area, layout, gap)
  useKeptPlace(url, { isReady: sizes.length > 0, position, zoom, setZoom })

  const step = (direction: 1 | -1) => {
    const next = nextZoom(value, direction)
    if (next !== null) setZoom({ kind: 'fixed', value: next })
  }
  return {
    area,
    layout,
    scale,
    position,
    setSizes,
    isReady: sizes.length > 0,
    pageCount: sizes.length,
    zoom: {
      value,
      kind: zoom.kind,
      step,
      fit: (kind: 'width' | 'page') => setZoom({ kind, page: position.page }),
    },
  }
}
