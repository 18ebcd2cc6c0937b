import type { IconName } from '../../components/icon/icon-names'
import styles from './icon.module.css'

/** A line icon of the site's sprite in real pixels: the admin is not drawn in design pixels. Decorative: text stands beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={styles.icon}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
