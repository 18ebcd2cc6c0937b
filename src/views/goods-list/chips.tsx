'use client'

import { Icon } from '@/components/icon/icon'
import { chosenOf } from './chosen'
import styles from './controls.module.css'
import { useList } from './list-context'
import { everything } from './list-state'
import { StateLink } from './state-link'

/** What narrows the list, each entry removable. */
export function Chips() {
  const { state, tree, countRef } = useList()
  const chosen = chosenOf(state, tree)
  if (chosen.length === 0) return null
  // The removed chip had the focus.
  const keepFocus = () => countRef.current?.focus({ preventScroll: true })
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <StateLink to={without} afterwards={keepFocus} className={styles.chip}>
            <span className="visually-hidden">移除</span>
            <span className={styles.chipLabel}>{label}</span>
            <Icon name="close" size={20} />
          </StateLink>
        </li>
      ))}
      <li>
        <StateLink to={everything} afterwards={keepFocus} className={styles.clear}>
          清除全部
        </StateLink>
      </li>
    </ul>
  )
}
