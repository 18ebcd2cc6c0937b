'use client'

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { areaOf, type Edges, type Frame, isWhole, pressed, pulled, pushed, type Size } from './crop'
import styles from './crop-frame.module.css'

type Props = { size: Size; frame: Frame; onFrame: (frame: Frame) => void }

/** A frame that is held: by its edges or as a whole, where the pointer took it, and how many pixels of the picture one of the screen is. */
type Hold = { edges: Edges | null; x: number; y: number; scale: number; from: Frame; isMoved: boolean }

/** A press that shakes is none. */
const SHAKE_PIXELS = 3

const HANDLES: readonly Edges[] = ([-1, 0, 1] as const)
  .flatMap((y) => ([-1, 0, 1] as const).map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0)

/** What is left of a picture, drawn on it: pushed and pulled by a pointer, or by keys. */
export function CropFrame({ size, frame, onFrame }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold | null>(null)
  const { x, y, width, height } = areaOf(size, frame)
  const place = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }
  const isAll = isWhole(size, frame)

  const take = (event: PointerEvent, edges: Edges | null) => {
    hold.current = null
    const stage = box.current?.offsetParent?.getBoundingClientRect()
    // The whole picture can't be pushed: there a finger scrolls the page.
    if (!stage || event.button !== 0 || (isAll && !edges)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    hold.current = { edges, x: event.clientX, y: event.clientY, scale: size.width / stage.width, from: frame, isMoved: false }
  }
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    const held = hold.current
    if (!held || !currentTarget.hasPointerCapture(pointerId)) return
    const [right, down] = [clientX - held.x, clientY - held.y]
    held.isMoved ||= Math.hypot(right, down) > SHAKE_PIXELS
    if (!held.isMoved) return
    const by = { x: right * held.scale, y: down * held.scale }
    onFrame(held.edges ? pulled(size, held.from, held.edges, by) : pushed(size, held.from, by))
  }
  /** Where a frame is let go, no focal point is set. */
  const letGo = (event: MouseEvent) => {
    if (hold.current?.isMoved || hold.current?.edges) event.stopPropagation()
    hold.current = null
  }
  const press = (event: KeyboardEvent) => {
    const next = pressed(size, frame, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onFrame(next)
  }
  return (
    <>
      <div className={styles.shade}>
        <div style={place} />
      </div>
      <div ref={box} className={styles.frame} style={place}>
        <button
          type="button"
          className={styles.body}
          data-whole={isAll || undefined}
          aria-label={`裁切框：${wordsOf(frame)}。用方向键移动，按住 Shift 用方向键改变大小`}
          onPointerDown={(event) => take(event, null)}
          onPointerMove={drag}
          onClick={letGo}
          onKeyDown={press}
        />
        {HANDLES.map((edges) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only; keys size the frame on its button
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same
          <span
            key={`${edges.x},${edges.y}`}
            className={styles.handle}
            data-x={edges.x}
            data-y={edges.y}
            onPointerDown={(event) => take(event, edges)}
            onPointerMove={drag}
            onClick={letGo}
          />
        ))}
      </div>
    </>
  )
}

/** A frame in words, in pixels of the picture. */
export const wordsOf = ({ left, top, width, height }: Frame) => `宽 ${width}、高 ${height} 像素，距左 ${left}，距上 ${top}`
