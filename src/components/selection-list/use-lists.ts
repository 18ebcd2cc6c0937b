'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { LISTS_KEY } from '@/domain/selection-list/glance'
import { noLists, openList, type SavedLists } from '@/domain/selection-list/saved-lists'
import { listStore } from './list-store'
import { glanceAlong, noRows } from './use-glance'

const store = listStore(() => localStorage)

// Where lists can be changed, what is told of them at a glance is told from here: they may be kept nowhere else.
store.subscribe(
  glanceAlong(() => {
    store.refresh()
    return openList(store.read())?.rows ?? noRows
  }),
)

function listen(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LISTS_KEY || key === null) store.refresh()
  }
  const forget = store.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    forget()
    window.removeEventListener('storage', onStorage)
  }
}

/** The selection lists of this device (spec: selection-list/kept). */
export function useLists(): { saved: SavedLists; unkept: string } {
  const saved = useSyncExternalStore(listen, store.read, () => noLists)
  // Before the first paint the page is as the server wrote it.
  useEffect(() => store.refresh(), [])
  return { saved, unkept: store.unkept() }
}

/** 64 bits by lot: two tabs may make one at the same moment. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('')

export const changeLists = store.change

/** What is on the device, as far as it was read. */
export const currentLists = store.read

/** What is on the device now. */
export function readLists(): SavedLists {
  store.refresh()
  return store.read()
}

/** Why they can't be kept; empty when they are. */
export const whyUnkept = store.unkept
