import type { DimensionLine, Segment } from './dimension-lines'
import styles from './dimension-overlay.module.css'

/** The dimensions over a model, turned to the viewer. What they say in words stands beside the model. */
export function DimensionOverlay({ lines }: { lines: readonly DimensionLine[] }) {
  return (
    <div className={styles.overlay} aria-hidden="true">
      <svg className={styles.lines} aria-hidden="true">
        {lines.map(({ name, line, extensions: [first, second] }) => (
          <g key={name}>
            <Line {...line} />
            <Line {...first} isThin />
            <Line {...second} isThin />
          </g>
        ))}
      </svg>
      {lines.map(({ name, text, label }) => (
        <span key={name} className={styles.figure} style={{ transform: `translate(${label.x}px, ${label.y}px) translate(-50%, -50%)` }}>
          {text}
        </span>
      ))}
    </div>
  )
}

function Line({ from, to, isThin = false }: Segment & { isThin?: boolean }) {
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={isThin ? styles.thin : undefined} />
}
