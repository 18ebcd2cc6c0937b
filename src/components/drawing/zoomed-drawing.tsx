import { useEffect, useEffectEvent } from 'react'
import type { Drawing } from './drawing'
import styles from './drawing.module.css'
import { DrawingSvg } from './drawing-svg'
import type { DrawingZoom } from './use-drawing-zoom'

type Props = { drawing: Drawing; label: string; zoom: DrawingZoom; className?: string | undefined }

/** A drawing in an area that scrolls when it is larger. */
export function ZoomedDrawing({ drawing, label, zoom: { area, value, wheel, handlers }, className = '' }: Props) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (wheel(event)) event.preventDefault()
  })
  // React would listen passively, and the browser zoom the page.
  useEffect(() => {
    const element = area.current
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [area])
  const size = `${value * 100}%`
  return (
    <div
      ref={area}
      className={`${styles.area} ${className}`}
      data-larger={value > 1 ? '' : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is focused to be scrolled by keys
      tabIndex={0}
      {...handlers}
    >
      <div style={{ width: size, height: size }}>
        <DrawingSvg drawing={drawing} label={label} className={styles.fitting} />
      </div>
    </div>
  )
}
