import { keyAt } from '@/lib/key-at'
import type { Drawing, DrawnText, Layer } from './drawing'
import styles from './drawing.module.css'

type Props = { drawing: Drawing /** What it shows. */; label: string; className?: string | undefined }

/** A drawing as vectors: sharp at each size, its texts to be found and copied. */
export function DrawingSvg({ drawing: { frame, outline, dimensions }, label, className = '' }: Props) {
  const { x, y, width, height } = frame
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label} className={`${styles.drawing} ${className}`}>
      <Drawn layer={outline} className={styles.outline} />
      <Drawn layer={dimensions} className={styles.dimensions} />
    </svg>
  )
}

function Drawn({ layer: { lines, surfaces, texts }, className }: { layer: Layer; className: string | undefined }) {
  return (
    <g className={className}>
      <path d={lines} className={styles.lines} />
      <path d={surfaces} className={styles.surfaces} />
      {texts.map((text, at) => (
        <Text key={keyAt(at, text.text)} {...text} />
      ))}
    </g>
  )
}

/** Capitals are about seven tenths of a font's size. */
const SIZE_OF_HEIGHT = 1.4

function Text({ place: [x, y], text, height, turned, anchor }: DrawnText) {
  const size = height * SIZE_OF_HEIGHT
  return (
    <text x={x} y={y} transform={turned ? `rotate(${turned} ${x} ${y})` : undefined} textAnchor={anchor} style={{ fontSize: `${size}px` }}>
      {text}
    </text>
  )
}
