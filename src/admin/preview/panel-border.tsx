'use client'

import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import styles from './panel-border.module.css'
import { SHARES } from './use-panel-share'

const STEP = 2
const LARGE_STEP = 10

type Props = {
  panel: RefObject<HTMLElement | null>
  /** As high as the panel, in pixels; null until it is measured. */
  height: number | null
  share: number
  onShare: (share: number) => void
}

/**
 * Between form and preview: dragged, or moved by keys as the ARIA pattern of a window splitter has them; a double click puts the usual
 * share back. It says how much the preview takes.
 */
export function PanelBorder({ panel, height, share, onShare }: Props) {
  const drag = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const room = panel.current?.parentElement?.getBoundingClientRect()
    if (room && currentTarget.hasPointerCapture(pointerId)) onShare(((room.right - clientX) / room.width) * 100)
  }
  const press = (event: KeyboardEvent) => {
    const next = shareAfter(event, share)
    if (next === null) return
    event.preventDefault()
    onShare(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of the text (hr) can't be moved
    <div
      className={styles.border}
      style={height === null ? undefined : { height }}
      role="separator"
      tabIndex={0}
      title="拖动调整预览宽度，双击恢复"
      aria-label="预览宽度"
      aria-orientation="vertical"
      aria-valuemin={SHARES.least}
      aria-valuemax={SHARES.most}
      aria-valuenow={share}
      aria-valuetext={`预览占 ${share}%`}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onShare(SHARES.usual)}
      onKeyDown={press}
    />
  )
}

/** Where a key moves the border: to the left, the preview gets wider. */
function shareAfter({ key, shiftKey }: KeyboardEvent, share: number): number | null {
  const step = shiftKey ? LARGE_STEP : STEP
  const shares: Readonly<Record<string, number>> = {
    ArrowLeft: share + step,
    ArrowRight: share - step,
    Home: SHARES.most,
    End: SHARES.least,
    Enter: SHARES.usual,
  }
  return shares[key] ?? null
}
