import type { Drawing } from './drawing'
import styles from './drawing.module.css'
import { DrawingSvg } from './drawing-svg'
import type { DrawingZoom } from './use-drawing-zoom'

type Props = { drawing: Drawing; label: string; zoom: DrawingZoom; className?: string | undefined }

/** A drawing in an area that scrolls when it is larger. */
export function ZoomedDrawing({ drawing, label, zoom: { area, value, handlers }, className = '' }: Props) {
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
      <div className={styles.sheet} style={{ width: size, height: size }}>
        <DrawingSvg drawing={drawing} label={label} className={styles.fitting} />
      </div>
    </div>
  )
}
