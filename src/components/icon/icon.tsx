import styles from './icon.module.css'
import type { IconName } from './icon-names'

type Props = { name: IconName; size?: number; className?: string }

/** A line icon out of the sprite, in the colour of the text; `size` in design pixels. Decorative: text stands beside it. */
export function Icon({ name, size = 24, className = '' }: Props) {
  const rem = `${size / 192}rem`
  return (
    <svg
      className={`${styles.icon} ${className}`}
      style={{ width: rem, height: rem }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
