'use client'

import { useForm, useUploadEdits } from '@payloadcms/ui'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { z } from 'zod'
import styles from './crop-shapes.module.css'
import { type Area, MIDDLE, moved, type Point, placed, type Shape, shapes, WHOLE_PICTURE, within } from './shapes'
import { usePictureSource, useShownFile } from './use-shown-picture'

const edits = z.object({
  crop: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).catch(WHOLE_PICTURE),
  focalPoint: z.object({ x: z.number(), y: z.number() }).optional().catch(undefined),
})

type Size = { width: number; height: number }

/** What has been loaded, and its size; without one it is no picture. */
type Shown = { source: string; size: Size | null }

/**
 * Under a picture: its focal point, set in place, and what each shape of the site shows of it, also of what is being cropped. What is set
 * here is saved with the form, as Payload's own editor of pictures does it.
 */
export function CropShapes() {
  const source = usePictureSource()
  const { stored, chosen } = useShownFile()
  const { uploadEdits, updateUploadEdits } = useUploadEdits()
  const { setModified } = useForm()
  const [shown, setShown] = useState<Shown | null>(null)
  // What can't be shown can't be cut; the server says what is wrong with it.
  const isBroken = shown?.source === source && shown.size === null
  if (!source || isBroken) return null
  const size = shown?.source === source ? shown.size : null
  const pending = edits.safeParse(uploadEdits).data
  const kept = chosen ? MIDDLE : { x: stored?.focalX ?? MIDDLE.x, y: stored?.focalY ?? MIDDLE.y }
  const focus = within(pending?.focalPoint ?? kept)
  const crop = pending?.crop ?? WHOLE_PICTURE
  const set = (point: Point) => {
    updateUploadEdits({ focalPoint: within(point) })
    setModified(true)
  }
  return (
    <section className={styles.tool} aria-labelledby="crop-shapes-title">
      <h2 id="crop-shapes-title" className={styles.title}>
        焦点与裁切
      </h2>
      <p className={styles.hint}>
        点一下画面里最重要的地方，例如人脸或产品；也可以拖动圆点，或用方向键移动。旁边就是网站上裁切后的样子，保存后生效。
      </p>
      <div className={styles.columns}>
        <div>
          <Stage source={source} focus={focus} onPoint={set} onShown={(loaded) => setShown({ source, size: loaded })} />
          <p className={styles.where}>
            焦点：横向 {focus.x}%，纵向 {focus.y}%
            <button type="button" className={styles.reset} onClick={() => set(MIDDLE)} disabled={focus.x === 50 && focus.y === 50}>
              放回中间
            </button>
          </p>
        </div>
        <ul className={styles.shapes} aria-label="网站上的裁切">
          {size && shapes.map((shape) => <Cut key={shape.label} {...{ shape, source, size, crop, focus }} />)}
        </ul>
      </div>
    </section>
  )
}

type StageProps = { source: string; focus: Point; onPoint: (point: Point) => void; onShown: (size: Size | null) => void }

/** The whole picture with its point. */
function Stage({ source, focus, onPoint, onShown }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const pointTo = ({ clientX, clientY }: MouseEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (box) onPoint({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 })
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
      <button
        type="button"
        className={styles.point}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        aria-label={`焦点：横向 ${focus.x}%，纵向 ${focus.y}%，用方向键移动`}
        onPointerDown={take}
        onPointerMove={drag}
        onKeyDown={press}
      />
    </div>
  )
}

type CutProps = { shape: Shape; source: string; size: Size; crop: Area; focus: Point }

function Cut({ shape, source, size, crop, focus }: CutProps) {
  const { width, height, left, top } = placed(size, crop, focus, shape)
  return (
    <li>
      <div className={styles.cut} style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
        {/* biome-ignore lint/performance/noImgElement: it is what is being uploaded */}
        <img src={source} alt="" style={{ width: `${width}%`, height: `${height}%`, left: `${left}%`, top: `${top}%` }} />
      </div>
      <span className={styles.label}>{shape.label}</span>
    </li>
  )
}
