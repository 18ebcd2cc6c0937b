import { shortDay } from './days'
import styles from './page-views.module.css'
import { axisEnd, linePoints } from './scale'

type Props = { days: readonly { day: string; count: number }[]; total: number }

const BOX = { width: 600, height: 72 }
const number = new Intl.NumberFormat('zh-CN')

/** The views of each day as a small line, with the sum and the best day in words. */
export function Trend({ days, total }: Props) {
  const counts = days.map(({ count }) => count)
  const points = linePoints(counts, axisEnd(Math.max(...counts)), BOX)
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const best = days.reduce((one, other) => (other.count > one.count ? other : one))
  const summary = `共 ${number.format(total)} 次访问，最多的一天是 ${shortDay(best.day)}，${number.format(best.count)} 次`
  return (
    <figure className={styles.trend}>
      <figcaption className={styles.sum}>
        <span className={styles.total}>{number.format(total)}</span>
        <span>次访问</span>
        <span className={styles.best}>
          最多 {shortDay(best.day)} · {number.format(best.count)} 次
        </span>
      </figcaption>
      <svg
        className={styles.line}
        viewBox={`0 -2 ${BOX.width} ${BOX.height + 3}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <polygon className={styles.area} points={`0,${BOX.height} ${line} ${BOX.width},${BOX.height}`} />
        <polyline className={styles.stroke} points={line} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>今天</span>
      </p>
    </figure>
  )
}
