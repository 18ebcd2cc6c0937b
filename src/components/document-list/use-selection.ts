'use client'

import { useCallback, useState } from 'react'
import type { DocumentFile } from '@/contract/documents'
import { notifyError } from '../toast/notify'
import { isFull, isSelected, noSelection, toggleDocument } from './selection'

/** Which documents are ticked, with the two ways to change it. Kept above the lists that show them, so that it survives them. */
export function useSelection() {
  const [selection, setSelection] = useState(noSelection)
  const toggle = useCallback(
    (document: DocumentFile) => {
      if (isFull(selection) && !isSelected(selection, document)) {
        void notifyError('一次最多下载 100 份文件，请先取消部分选择')
        return
      }
      setSelection((current) => toggleDocument(current, document))
    },
    [selection],
  )
  const clear = useCallback(() => setSelection(noSelection), [])
  return { selection, toggle, clear }
}
