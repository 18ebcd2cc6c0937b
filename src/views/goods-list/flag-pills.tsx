'use client'

import styles from '@/components/filtered-list/controls.module.css'
import { useList } from './list-context'
import { toggleFlag } from './list-state'
import { StateLink } from './state-link'

const flags = [
  { flag: 'new', label: '新品' },
  { flag: 'hot', label: '热销' },
] as const

/** New and hot products, each a mode of its own. */
export function FlagPills() {
  const { state } = useList()
  return (
    <div className={styles.pills}>
      {flags.map(({ flag, label }) => (
        <StateLink key={flag} to={toggleFlag(state, flag)} role="button" aria-pressed={state.mode === flag} className={styles.pill}>
          {label}
        </StateLink>
      ))}
    </div>
  )
}
