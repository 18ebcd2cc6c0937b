'use client'

import type { ReactNode } from 'react'
import { useDrawing } from '@/components/drawing/use-drawing'
import { useDrawingZoom } from '@/components/drawing/use-drawing-zoom'
import { ZoomedDrawing } from '@/components/drawing/zoomed-drawing'
import styles from './picture-zoom.module.css'
import { ZoomButton } from './zoom-button'

type Props = {
  url: string
  label: string
  /** Until the drawing is there, and where it can't be read. */
  picture: ReactNode
}

/** A drawing within the dialog of pictures, as vectors: twelve times as large it is still sharp (spec: products/drawing). */
export function DrawingCanvas({ url, label, picture }: Props) {
  const { drawing } = useDrawing(url)
  const zoom = useDrawingZoom()
  if (!drawing) return picture
  return (
    <>
      <ZoomedDrawing drawing={drawing} label={label} zoom={zoom} className={styles.drawing} />
      <div className={styles.turn}>
        <ZoomButton icon="minus" label="缩小" isEnd={zoom.isSmallest} onClick={() => zoom.step(-1)} />
        <ZoomButton icon="plus" label="放大" isEnd={zoom.isLargest} onClick={() => zoom.step(1)} />
      </div>
    </>
  )
}
