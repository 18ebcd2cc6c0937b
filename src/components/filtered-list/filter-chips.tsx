'use client'

import { Icon } from '../icon/icon'
import { Symbols } from '../symbols/symbols'
import styles from './controls.module.css'
import { FilterLink } from './filter-link'

/** A way to another state: the address of it, and how to go there in place. */
type Target = { href: string; follow: () => void }

type Props = {
  /** What narrows the list; following an entry takes it back. */
  chosen: (Target & { key: string; label: string })[]
  clear: Target
}

/** What narrows a list, each entry removable. */
export function FilterChips({ chosen, clear }: Props) {
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {chosen.map(({ key, label, href, follow }) => (
        <li key={key}>
          <FilterLink href={href} follow={follow} className={styles.chip}>
            <span className="visually-hidden">移除</span>
            <span className={styles.chipLabel}>
              <Symbols text={label} />
            </span>
            <Icon name="close" size={20} />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink {...clear} className={styles.clear}>
          清除全部
        </FilterLink>
      </li>
    </ul>
  )
}
