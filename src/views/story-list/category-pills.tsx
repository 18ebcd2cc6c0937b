'use client'

import { useEffect, useRef } from 'react'
import controls from '@/components/filtered-list/controls.module.css'
import { GLOBAL_CASES } from '@/contract/global-cases'
import styles from './category-pills.module.css'
import { industriesOf } from './chosen'
import { useList } from './list-context'
import { chosenIndustries, everything, toggleGlobal, toggleIndustry } from './list-state'
import { StateLink } from './state-link'

/** The filter of a phone: one row of pills that scrolls sideways, of which several can be chosen. */
export function CategoryPills() {
  const { state, categories } = useList()
  const row = useRef<HTMLUListElement>(null)
  const globalCases = categories.find(({ id }) => id === GLOBAL_CASES)
  const pills = [
    { key: 'all', label: '全部', isChosen: state.mode === 'all', to: everything },
    ...industriesOf(categories).map(({ id, name }) => ({
      key: `${id}`,
      label: name,
      isChosen: chosenIndustries(state).includes(id),
      to: toggleIndustry(state, id, categories),
    })),
    ...(globalCases ? [{ key: 'global', label: globalCases.name, isChosen: state.mode === 'global', to: toggleGlobal(state) }] : []),
  ]

  useEffect(() => revealChosen(row.current), [])

  return (
    <ul ref={row} className={`${controls.pills} ${styles.row}`} aria-label="按行业筛选">
      {pills.map(({ key, label, isChosen, to }) => (
        <li key={key}>
          <StateLink to={to} role="button" aria-pressed={isChosen} className={controls.pill}>
            {label}
          </StateLink>
        </li>
      ))}
    </ul>
  )
}

/** A link can lead to a category whose pill lies outside of the screen. */
function revealChosen(row: HTMLUListElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!row || !chosen) return
  const { left, right } = chosen.getBoundingClientRect()
  if (right > row.clientWidth) row.scrollLeft += (left + right - row.clientWidth) / 2
}
