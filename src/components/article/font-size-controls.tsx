import { Icon } from '../icon/icon'
import { canShrink, enlarged, shrunk } from './font-size'
import styles from './font-size-controls.module.css'

type Props = { size: number; onChange: (size: number) => void }

/** A− and A+ with the size between them, which is said aloud when it changes. */
export function FontSizeControls({ size, onChange }: Props) {
  return (
    <fieldset className={styles.controls}>
      <legend className="visually-hidden">文字大小</legend>
      <button
        type="button"
        className={styles.button}
        aria-label="缩小字号"
        // It keeps the focus when the smallest size is reached.
        aria-disabled={!canShrink(size)}
        onClick={() => onChange(shrunk(size))}
      >
        <Icon name="font-minus" size={28} className={styles.icon} />
      </button>
      <output className={styles.size}>
        <span className="visually-hidden">字号 </span>
        {size}
        <span className="visually-hidden"> 像素</span>
      </output>
      <button type="button" className={styles.button} aria-label="放大字号" onClick={() => onChange(enlarged(size))}>
        <Icon name="font-plus" size={28} className={styles.icon} />
      </button>
    </fieldset>
  )
}
