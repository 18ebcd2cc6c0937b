'use client'

import { useState } from 'react'
import type { PictureShape } from '../../domain/picture-shapes'
import { frameOf, isWhole, type Size, wholeOf } from './crop'
import { wordsOf } from './crop-frame'
import styles from './crop-shapes.module.css'
import { PictureStage } from './picture-stage'
import { type Area, MIDDLE, type Point, placed, shapes } from './shapes'
import { usePictureEdits } from './use-picture-edits'
import { usePictureSource } from './use-shown-picture'

/** What has been loaded, and its size; without one it is no picture. */
type Shown = { source: string; size: Size | null }

/**
 * Under a picture: its focal point and its crop, set in place, and what each shape of the site shows of it. What is set here is saved with
 * the form.
 */
export function CropShapes() {
  const source = usePictureSource()
  const { focus, crop, point, cut } = usePictureEdits()
  const [shown, setShown] = useState<Shown | null>(null)
  // What can't be shown can't be cut; the server says what is wrong with it.
  const isBroken = shown?.source === source && shown.size === null
  if (!source || isBroken) return null
  const size = shown?.source === source ? shown.size : null
  const frame = size && frameOf(size, crop)
  return (
    <section className={styles.tool} aria-labelledby="crop-shapes-title">
      <h2 id="crop-shapes-title" className={styles.title}>
        焦点与裁切
      </h2>
      <p className={styles.hint}>
        点一下画面里最重要的地方，例如人脸或产品；也可以拖动圆点，或用方向键移动。要剪掉一部分，拖动白框的边和角。旁边就是网站上裁切后的样子，保存后生效。
      </p>
      <div className={styles.columns}>
        <div>
          <PictureStage
            source={source}
            focus={focus}
            cut={size && frame && { size, frame }}
            onPoint={point}
            onFrame={(next) => size && cut(size, next)}
            onShown={(loaded) => setShown({ source, size: loaded })}
          />
          <p className={styles.where}>
            焦点：横向 {focus.x}%，纵向 {focus.y}%
            <button type="button" className={styles.reset} onClick={() => point(MIDDLE)} disabled={focus.x === 50 && focus.y === 50}>
              放回中间
            </button>
          </p>
          {size && frame && (
            <p className={styles.where}>
              {isWhole(size, frame) ? `整张：${size.width} × ${size.height} 像素` : `裁切：${wordsOf(frame)}`}
              <button type="button" className={styles.reset} onClick={() => cut(size, wholeOf(size))} disabled={isWhole(size, frame)}>
                恢复整张
              </button>
            </p>
          )}
        </div>
        <ul className={styles.shapes} aria-label="网站上的裁切">
          {size && shapes.map((shape) => <Cut key={shape.label} {...{ shape, source, size, crop, focus }} />)}
        </ul>
      </div>
    </section>
  )
}

type CutProps = { shape: PictureShape; source: string; size: Size; crop: Area; focus: Point }

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
