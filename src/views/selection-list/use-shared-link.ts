'use client'

import { useEffect, useState } from 'react'
import { dismissMissing, tellMissing } from '@/components/lazy-part/missing-scripts'
import { currentDetails, entryKey, fetchDetails } from '@/components/selection-list/use-details'
import { changeLists, currentLists, newKey } from '@/components/selection-list/use-lists'
import { addList, openAnother } from '@/domain/selection-list/changes'
import { isLink } from '@/domain/selection-list/is-link'
import type { ReadLink } from '@/domain/selection-list/link'
import { type ListedItem, listLimits, type SelectionList, UNNAMED } from '@/domain/selection-list/list'

/** What came of a link that carries a list. */
export type Opened =
  | { kind: 'copied' | 'known'; name: string; left: string[]; stated: number; read: number; isChanged: boolean }
  | { kind: 'unreadable' }
  | { kind: 'nothing'; left: string[] }
  | { kind: 'full' }

/**
 * Opens the list that the address carries beside the own ones (spec: selection-list/link). The address is plain again then: a
 * reload opens nothing twice.
 *
 * @param isReady whether the device's lists are there
 */
export function useSharedLink(isReady: boolean): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    if (!isReady) return
    let isWanted = true
    let newest = ''
    const open = async (fragment: string) => {
      if (!isLink(fragment)) return
      newest = fragment
      const take = await prepare(fragment)
      if (!isWanted || newest !== fragment) return
      if (!take) return tellMissing(() => void open(fragment))
      dismissMissing()
      const came = take()
      setOpened(came)
      if (came.kind !== 'full') history.replaceState(history.state, '', location.pathname + location.search)
    }
    // The router may still be writing the plain address of the link before, over the one of this.
    const onHash = ({ newURL }: HashChangeEvent) => void open(new URL(newURL).hash.slice(1))
    void open(location.hash.slice(1))
    window.addEventListener('hashchange', onHash)
    return () => {
      isWanted = false
      window.removeEventListener('hashchange', onHash)
    }
  }, [isReady])
  return opened
}

/**
 * Loads what reads links, and asks what the rows of this one are.
 *
 * @returns what takes the list over; null when the scripts don't come
 */
async function prepare(fragment: string): Promise<(() => Opened) | null> {
  const links = await import('@/domain/selection-list/link').catch(() => null)
  if (!links) return null
  const shared = links.readLink(fragment)
  // Of what nobody knows any more is said that it was there.
  const failure = shared && (await fetchDetails(shared.items))
  return () => (shared ? openShared(shared, failure === null) : { kind: 'unreadable' })
}

function openShared({ name, items, stated, isChanged }: ReadLink, isKnown: boolean): Opened {
  const { entries } = currentDetails()
  const isThere = (item: ListedItem) => !isKnown || entries.get(entryKey(item))?.state !== 'unknown'
  const kept = items.filter(isThere)
  const left = items.filter((item) => !isThere(item)).map(({ product, code }) => code || `产品 ${product}`)
  if (kept.length === 0 && items.length > 0) return { kind: 'nothing', left }
  const { lists } = currentLists()
  const same = lists.find((list) => isSame(list, name, kept))
  const told = { name: name || UNNAMED, left, stated, read: items.length, isChanged }
  if (same) {
    changeLists((saved) => openAnother(saved, same.id))
    return { kind: 'known', ...told }
  }
  if (lists.length >= listLimits.lists) return { kind: 'full' }
  changeLists((saved) => addList(saved, name, kept, newKey) ?? saved)
  return { kind: 'copied', ...told }
}

/** Is it the very list, opened before or one's own? */
const isSame = (list: SelectionList, name: string, items: readonly ListedItem[]) =>
  list.name === name &&
  list.rows.length === items.length &&
  list.rows.every(({ product, code, quantity, note }, index) => {
    const item = items[index]
    return item?.product === product && item.code === code && item.quantity === quantity && item.note === note
  })
