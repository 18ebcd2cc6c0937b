'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { MOST_COLUMNS } from '@/domain/comparison/compare-address'
import { notifyError } from '../toast/notify'
import { COMPARE_KEY, type Collected, compareStore } from './compare-store'

const store = compareStore(() => localStorage)

const nothing: readonly Collected[] = []

/** So many can be collected: as many as the layout shows beside one another. */
const mostHere = () => MOST_COLUMNS[document.documentElement.dataset.layout === 'mobile' ? 'mobile' : 'desktop']

function listen(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === COMPARE_KEY || key === null) store.refresh()
  }
  const forget = store.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    forget()
    window.removeEventListener('storage', onStorage)
  }
}

/** What is collected to be compared, and the ways to change it. */
export function useCompare() {
  const collected = useSyncExternalStore(listen, store.read, () => nothing)
  // Before the first paint the page is as the server wrote it.
  useEffect(() => store.refresh(), [])
  return { collected, unkept: store.unkept(), isFull: collected.length > 0 && collected.length >= mostHere(), most: mostHere, ...changes }
}

const changes = {
  toggle(product: Collected) {
    if (!store.toggle(product, mostHere())) void notifyError(`最多对比 ${mostHere()} 款，请先取消一款`)
  },
  remove: store.remove,
  replace: store.replace,
}
