'use client'

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'

type Tab = { id: string; label: ReactNode }

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
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-controls={`panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className={tabClassName}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
      {children}
    </div>
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
 * The panel of a tab: always in the document, hidden until chosen (decision 4). Where the browser can, its in-page search
 * still finds what is hidden, and opens it.
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
