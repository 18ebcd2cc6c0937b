'use client'

import { TickMark } from '@/components/tick/tick-mark'
import { GLOBAL_CASES } from '@/contract/global-cases'
import styles from './category-filter.module.css'
import { industriesOf } from './chosen'
import { useList } from './list-context'
import { chosenIndustries, everything, type ListState, toggleGlobal, toggleIndustry } from './list-state'
import { StateLink } from './state-link'

/** 按行业: all of them or several; 全球案例, which excludes them. */
export function CategoryFilter() {
  const { state, categories } = useList()
  const industries = industriesOf(categories)
  const globalCases = categories.find(({ id }) => id === GLOBAL_CASES)
  const total = industries.reduce((sum, { storyCount }) => sum + storyCount, 0)
  return (
    <div className={styles.filter}>
      <h3 id="by-industry" className={styles.title}>
        按行业
      </h3>
      <ul className={styles.entries} aria-labelledby="by-industry">
        <Entry label="全部" count={total} isChosen={state.mode === 'all'} to={everything} />
        {industries.map(({ id, name, storyCount }) => (
          <Entry
            key={id}
            label={name}
            count={storyCount}
            isChosen={chosenIndustries(state).includes(id)}
            to={toggleIndustry(state, id, categories)}
          />
        ))}
      </ul>
      {globalCases && (
        <ul className={styles.apart}>
          <Entry label={globalCases.name} count={globalCases.storyCount} isChosen={state.mode === 'global'} to={toggleGlobal(state)} />
        </ul>
      )}
    </div>
  )
}

type EntryProps = { label: string; count: number; isChosen: boolean; to: ListState }

function Entry({ label, count, isChosen, to }: EntryProps) {
  return (
    <li>
      <StateLink to={to} role="checkbox" aria-checked={isChosen} className={styles.entry}>
        <TickMark />
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> 个案例</span>
        </span>
      </StateLink>
    </li>
  )
}
