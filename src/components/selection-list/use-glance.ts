'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { type GlancedRow, glanceAt, LISTS_KEY } from '@/domain/selection-list/glance'

export const noRows: readonly GlancedRow[] = []

let shown = noRows
let text: string | null = null
let readRows = readDevice
const listeners = new Set<() => void>()

/** What cannot be read is as it was. */
function readDevice(): readonly GlancedRow[] {
  try {
    const kept = localStorage.getItem(LISTS_KEY)
    if (kept === text) return shown
    text = kept
    return glanceAt(kept)
  } catch {
    return shown
  }
}

function refresh() {
  const rows = readRows()
  if (rows === shown) return
  shown = rows
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', refresh)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', refresh)
  }
}

/**
 * Shows from now on what somebody else has read.
 *
 * @returns what is to be called when that has changed
 */
export function glanceAlong(read: () => readonly GlancedRow[]): () => void {
  readRows = read
  return refresh
}

/** The rows of the open list, for all pages: the smallest part of what there is for lists (record 0075). */
export function useGlance(): readonly GlancedRow[] {
  const rows = useSyncExternalStore(
    subscribe,
    () => shown,
    () => noRows,
  )
  // Before the first paint the page is as the server wrote it.
  useEffect(refresh, [])
  return rows
}
