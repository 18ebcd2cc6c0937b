'use client'

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/icon/icon'
import type { DocumentFile } from '@/contract/documents'
import { isShortcut } from '@/lib/is-shortcut'
import { type DimensionLine, dimensionLines, dimensionText, hasDimensions, type ModelView } from './dimension-lines'
import { DimensionOverlay } from './dimension-overlay'
import { ModelBar } from './model-bar'
import { ModelFailureNote } from './model-failure-note'
import { modelKeys } from './model-keys'
import type { ModelScene } from './model-scene'
import styles from './model-stage.module.css'
import { ProgressRing } from './progress-ring'
import { useFillScreen } from './use-fill-screen'
import { useModel } from './use-model'

type Props = { file: DocumentFile; title: string }

/** A product in three dimensions, over the place of its pictures (spec: products/model). Fetched when it is asked for. */
export function ModelStage({ file, title }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [showsDimensions, setShowsDimensions] = useState(true)
  const [isTurning, setTurning] = useState(false)
  const [lines, setLines] = useState<readonly DimensionLine[]>([])
  const view = useRef<ModelView | null>(null)
  const { scene, share, failure, retry } = useModel(file, place, onDrawn)
  const { fills, toggle, leave } = useFillScreen(stage)
  const box = scene && hasDimensions(scene.box) ? scene.box : null
  const measured = showsDimensions ? box : null
  useWheelOnlyWhenMeant(place)
  useEffect(() => setLines(measured && view.current ? dimensionLines(measured, view.current) : []), [measured])
  useEffect(() => scene?.setTurning(isTurning), [scene, isTurning])

  /** In the same picture as the model: lines that come a picture later swim. */
  function onDrawn(drawn: ModelView) {
    view.current = drawn
    if (measured) flushSync(() => setLines(dimensionLines(measured, drawn)))
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = modelKeys[event.key]
    if (!scene || !act || isShortcut(event)) return
    event.preventDefault()
    act(scene)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what fills the window
    <div
      ref={stage}
      className={styles.stage}
      data-shown={scene ? '' : undefined}
      data-fills={fills ?? undefined}
      onKeyDown={onEscape(leave)}
    >
      <div
        ref={place}
        role="application"
        aria-label={`${title} 三维模型`}
        aria-describedby={hintId}
        tabIndex={scene ? 0 : -1}
        className={styles.place}
        onKeyDown={onKeyDown}
      />
      {scene && <DimensionOverlay lines={lines} />}
      <p className={styles.tag}>
        <Icon name="cube" size={20} />
        三维模型
      </p>
      <p id={hintId} className={styles.hint} hidden={!scene}>
        <span className={styles.ofMouse}>拖动旋转，滚轮缩放；键盘用方向键与 + −</span>
        <span className={styles.ofFinger}>左右拖动旋转，双指缩放</span>
      </p>
      {!scene && !failure && <ProgressRing share={share} label="正在加载三维模型" className={styles.ring} />}
      {failure && <ModelFailureNote failure={failure} file={file} onRetry={retry} />}
      <p className="visually-hidden" aria-live="polite">
        {scene ? `三维模型已打开。${box ? dimensionText(box) : ''}` : ''}
      </p>
      {scene && (
        <ModelBar
          hasDimensions={box !== null}
          showsDimensions={showsDimensions}
          isTurning={isTurning}
          fills={fills !== null}
          onDimensions={() => setShowsDimensions(!showsDimensions)}
          onTurning={() => setTurning(!isTurning)}
          onReset={() => resetTo(scene, setTurning)}
          onFill={toggle}
        />
      )}
    </div>
  )
}

function resetTo(scene: ModelScene, setTurning: (isTurning: boolean) => void) {
  setTurning(false)
  scene.reset()
}

const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') leave()
}

/** A wheel that only passes over the model moves the page; with the focus in it or with Ctrl it comes nearer. */
function useWheelOnlyWhenMeant(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = place.current
    const pass = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== element) event.stopPropagation()
    }
    element?.addEventListener('wheel', pass, { capture: true, passive: true })
    return () => element?.removeEventListener('wheel', pass, { capture: true })
  }, [place])
}
