'use client'

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { areaOf, type Frame, inArea, onPicture, type Size } from './crop'
import { CropFrame } from './crop-frame'
import styles from './picture-stage.module.css'
import { moved, type Point, WHOLE_PICTURE } from './shapes'

type Props = {
  source: string
  focus: Point
  /** What is known of the picture once it has come: its size, and what is left of it. */
  cut: { size: Size; frame: Frame } | null
  onPoint: (point: Point) => void
  onFrame: (frame: Frame) => void
  onShown: (size: Size | null) => void
}

/** The whole picture with the frame of its crop, and in that its focal point. */
export function PictureStage({ source, focus, cut, onPoint, onFrame, onShown }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const area = cut ? areaOf(cut.size, cut.frame) : WHOLE_PICTURE
  const at = onPicture(area, focus)
  const pointTo = ({ clientX, clientY }: MouseEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return
    onPoint(inArea(area, { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }))
  }
  // A finger that scrolls over the picture moves nothing; keys press the point without a place.
  const choose = (event: MouseEvent) => event.detail > 0 && pointTo(event)
  const take = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId)
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) pointTo(event)
  }
  const press = (event: KeyboardEvent) => {
    const point = moved(focus, event.key, event.shiftKey)
    if (!point) return
    event.preventDefault()
    onPoint(point)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the point in it is a button that arrow keys move
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div ref={stage} className={styles.stage} onClick={choose}>
      {/* biome-ignore lint/performance/noImgElement: it is what is being uploaded */}
      <img
        src={source}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0 && naturalHeight > 0) onShown({ width: naturalWidth, height: naturalHeight })
        }}
        onError={() => onShown(null)}
      />
      {cut && <CropFrame {...cut} onFrame={onFrame} />}
      <button
        type="button"
        className={styles.point}
        style={{ left: `${at.x}%`, top: `${at.y}%` }}
        aria-label={`焦点：横向 ${focus.x}%，纵向 ${focus.y}%，用方向键移动`}
        onPointerDown={take}
        onPointerMove={drag}
        onKeyDown={press}
      />
    </div>
  )
}
