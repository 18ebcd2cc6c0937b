'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { addItems } from '@/domain/selection-list/changes'
import { type ListedItem, listLimits, UNNAMED } from '@/domain/selection-list/list'
import { noLists, openList, type SavedLists } from '@/domain/selection-list/saved-lists'
import { notifyError, notifySuccess } from '../toast/notify'
import { LISTS_KEY, listStore } from './list-store'

const store = listStore(() => localStorage)

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
export function useLists(): { saved: SavedLists; isKept: boolean } {
  const saved = useSyncExternalStore(listen, store.read, () => noLists)
  // Before the first paint the page is as the server wrote it.
  useEffect(() => store.refresh(), [])
  return { saved, isKept: store.isKept() }
}

/** 64 bits by lot: two tabs may make one at the same moment. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('')

export const changeLists = store.change

/** What is on the device, as far as it was read. */
export const currentLists = store.read

/** Adds to the open list and says what came of it (spec: selection-list/adding). @returns false when there was no room for all */
export function addToList(items: readonly ListedItem[], name: string): boolean {
  let refused = 0
  changeLists((saved) => {
    const { saved: changed, added } = addItems(saved, items, newKey)
    refused = added.refused
    return changed
  })
  if (refused > 0) void notifyError(`清单最多 ${listLimits.rows.toLocaleString('en')} 行，${refused} 个没有加入，请先新建一份清单`)
  else if (!store.isKept()) void notifySuccess(`${name} 已加入选型清单`, '浏览器不允许保存，关闭页面前请导出清单')
  else void notifySuccess(`${name} 已加入选型清单`, `清单：${openList(store.read())?.name || UNNAMED}`)
  return refused === 0
}
