'use client'

import { useCurrentSection } from '@/components/section-bar/use-current-section'
import styles from './group-links.module.css'
import type { FoundGroup } from './search-groups'

/** The topics and categories beside the questions, with how many each has; says which one is in view. */
export function GroupLinks({ groups }: { groups: readonly FoundGroup[] }) {
  const current = useCurrentSection(groups.map(({ id, name }) => ({ id, label: name })))
  return (
    <nav aria-label="页内导航" className={styles.nav}>
      <ul className={styles.list}>
        {groups.map(({ id, name, entries }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {name}
              <span className={styles.count}>{entries.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
