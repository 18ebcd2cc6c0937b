import { keyAt } from '@/lib/key-at'
import { Symbols } from '../symbols/symbols'
import { TitleText } from '../symbols/title-text'
import styles from './numbered-points.module.css'

type Props = { points: readonly { title: string; content: string }[]; isLarge?: boolean }

/** A few points side by side, each under its number. Stands under an `h2`. */
export function NumberedPoints({ points, isLarge = false }: Props) {
  return (
    <ol className={isLarge ? `${styles.points} ${styles.large}` : styles.points}>
      {points.map(({ title, content }, index) => (
        <li key={keyAt(index, title)} className={styles.point}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className={styles.title}>
            <TitleText text={title} />
          </h3>
          <p className={styles.content}>
            <Symbols text={content} />
          </p>
        </li>
      ))}
    </ol>
  )
}
