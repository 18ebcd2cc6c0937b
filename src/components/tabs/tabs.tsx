'use client'

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { isShortcut } from '@/lib/is-shortcut'
import { FilterLink } from '../filtered-list/filter-link'

/** With an address, a tab is a link, so that it also works without a script. */
type Tab = { id: string; label: ReactNode; href?: string }

type TabListProps = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  className?: string
  tabClassName?: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** Tabs by the ARIA pattern: one stop for the Tab key, arrow keys, Home and End choose. */
export function TabList({ label, tabs, selected, onSelect, className, tabClassName, ref, children }: TabListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isShortcut(event)) return
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = tabs[nextIndex(event.key, at, tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }

  return (
    <div ref={ref} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <TabControl key={tab.id} tab={tab} isSelected={tab.id === selected} className={tabClassName} onSelect={() => onSelect(tab.id)} />
      ))}
      {children}
    </div>
  )
}

type TabControlProps = { tab: Tab; isSelected: boolean; className?: string; onSelect: () => void }

function TabControl({ tab: { id, label, href }, isSelected, className, onSelect }: TabControlProps) {
  const shared = {
    role: 'tab',
    id: `tab-${id}`,
    'aria-controls': `panel-${id}`,
    'aria-selected': isSelected,
    tabIndex: isSelected ? 0 : -1,
    className,
  } as const
  if (href !== undefined) {
    return (
      <FilterLink {...shared} href={href} follow={onSelect}>
        {label}
      </FilterLink>
    )
  }
  return (
    <button {...shared} type="button" onClick={onSelect}>
      {label}
    </button>
  )
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

type TabPanelProps = { id: string; isSelected: boolean; onFound: () => void; className?: string; children: ReactNode }

/**
 * The panel of a tab: always in the document, hidden until chosen (spec: languages-and-layouts/panels-in-html). Where the browser
 * can, its in-page search still finds what is hidden, and opens it.
 */
export function TabPanel({ id, isSelected, onFound, className, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element || isSelected) return
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  })

  return (
    <div ref={panel} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={!isSelected} className={className}>
      {children}
    </div>
  )
}
