'use client'

import { type ReactNode, useRef } from 'react'
import tabBar from '@/components/tabs/tab-bar.module.css'
import { TabList, TabPanel } from '@/components/tabs/tabs'
import { useUnderline } from '@/components/tabs/use-underline'
import styles from './result-tabs.module.css'
import { useSearch } from './search-context'
import { chooseTab, currentTab, type Kind, kinds, tabLabels, toHref } from './search-state'

type Props = { totals: Readonly<Record<Kind, number>>; panels: Readonly<Record<Kind, ReactNode>> }

/** The three lists behind their tabs, each tab with its count (spec: search/tabs). */
export function ResultTabs({ totals, panels }: Props) {
  const { state, go } = useSearch()
  const list = useRef<HTMLDivElement>(null)
  const selected = currentTab(state, totals)
  const underline = useUnderline<HTMLSpanElement>(list, selected)
  const choose = (kind: Kind) => {
    if (kind !== selected) go(chooseTab(state, kind))
  }

  return (
    <>
      <div className={`container ${tabBar.bar}`}>
        <TabList
          ref={list}
          label="搜索结果分类"
          tabs={kinds.map((kind) => ({
            id: kind,
            label: <TabLabel text={tabLabels[kind]} count={totals[kind]} />,
            href: toHref(chooseTab(state, kind)),
          }))}
          selected={selected}
          onSelect={(id) => choose(kinds.find((kind) => kind === id) ?? selected)}
          className={styles.tabs}
          tabClassName={`${tabBar.entry} ${styles.tab}`}
        >
          <span ref={underline} className={tabBar.underline} aria-hidden="true" />
        </TabList>
      </div>
      <div className={`container ${styles.panels}`}>
        {kinds.map((kind) => (
          <TabPanel key={kind} id={kind} isSelected={kind === selected} onFound={() => choose(kind)} className={styles.panel}>
            <h2 className="visually-hidden">{tabLabels[kind]}</h2>
            {panels[kind]}
          </TabPanel>
        ))}
      </div>
    </>
  )
}

function TabLabel({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <span className={styles.count}>{count}</span>
    </>
  )
}
