import styles from './click-to-edit.module.css'
import type { Target } from './page-targets'

type Props = { target: Target; scale: number; look: 'pointed' | 'chosen'; label: string; isElsewhere: boolean }

/** Below this, a label has place above what it names. */
const LABEL_HEIGHT = 24
const OUTSIDE = 4

/** A frame around a text or picture of the page, with what editors call it; drawn over the page, which knows nothing of it. */
export function Outline({ target, scale, look, label, isElsewhere }: Props) {
  const { left, top, width, height } = target.rect()
  const box = {
    left: left * scale - OUTSIDE,
    top: top * scale - OUTSIDE,
    width: width * scale + 2 * OUTSIDE,
    height: height * scale + 2 * OUTSIDE,
  }
  return (
    <div className={styles.outline} data-look={look} data-elsewhere={isElsewhere || undefined} style={box}>
      <span className={styles.label} data-below={box.top < LABEL_HEIGHT || undefined}>
        {label}
      </span>
    </div>
  )
}
