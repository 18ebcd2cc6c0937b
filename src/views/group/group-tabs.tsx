'use client'

import { type ReactNode, useRef } from 'react'
import { useListNavigation } from '@/components/filtered-list/use-list-navigation'
import tabBar from '@/components/tabs/tab-bar.module.css'
import { TabList, TabPanel } from '@/components/tabs/tabs'
import { useUnderline } from '@/components/tabs/use-underline'
import { type GroupTab, tabLabels, tabs, toHref } from './group-state'
import styles from './group-tabs.module.css'

type Props = { tab: GroupTab; panels: Readonly<Record<GroupTab, ReactNode>> }

/**
 * Group and chairman behind two tabs; both panels are in the served HTML, and the address names the one in front
 * (spec: company/group-tabs).
 */
export function GroupTabs({ tab, panels }: Props) {
  const { state: selected, go } = useListNavigation({ state: tab, toHref })
  const list = useRef<HTMLDivElement>(null)
  const underline = useUnderline<HTMLSpanElement>(list, selected)
  const choose = (wanted: GroupTab) => {
    if (wanted !== selected) go(wanted)
  }
  return (
    <>
      <div className={`container ${tabBar.bar} ${styles.bar}`}>
        <TabList
          ref={list}
          label="集团与董事长"
          tabs={tabs.map((id) => ({ id, label: tabLabels[id], href: toHref(id) }))}
          selected={selected}
          onSelect={(id) => choose(tabs.find((known) => known === id) ?? selected)}
          className={styles.tabs}
          tabClassName={`${tabBar.entry} ${styles.tab}`}
        >
          <span ref={underline} className={tabBar.underline} aria-hidden="true" />
        </TabList>
      </div>
      {tabs.map((id) => (
        <TabPanel key={id} id={id} isSelected={id === selected} onFound={() => choose(id)} className={styles.panel}>
          {panels[id]}
        </TabPanel>
      ))}
    </>
  )
}
