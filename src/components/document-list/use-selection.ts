'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocumentFile } from '@/contract/documents'
import { notifyError } from '../toast/notify'
import { isFull, isSelected, noSelection, toggleDocument } from './selection'
import { selectionStore } from './selection-store'

const store = selectionStore(() => sessionStorage)

/**
 * Which documents of a list are ticked, with the two ways to change it.
 *
 * @param list names it: a page, or the product whose documents they are
 */
export function useSelection(list: string) {
  const selection = useSyncExternalStore(
    store.subscribe,
    () => store.read(list),
    () => noSelection,
  )
  useEffect(() => {
    const restore = () => void store.restore(list)
    restore()
    // Without a line, what reads it may not have come.
    window.addEventListener('online', restore)
    return () => window.removeEventListener('online', restore)
  }, [list])

  const toggle = useCallback(
    (document: DocumentFile) => {
      const current = store.read(list)
      if (isFull(current) && !isSelected(current, document)) {
        void notifyError('一次最多下载 100 份文件，请先取消部分选择')
        return
      }
      store.change(list, (ticked) => toggleDocument(ticked, document))
    },
    [list],
  )
  const clear = useCallback(() => store.change(list, () => noSelection), [list])
  return { selection, toggle, clear }
}
