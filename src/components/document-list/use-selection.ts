'use client'

import { useCallback, useState } from 'react'
import type { DocumentFile } from '@/contract/documents'
import { noSelection, toggleDocument } from './selection'

/** Which documents are ticked, with the two ways to change it. Kept above the lists that show them, so that it survives them. */
export function useSelection() {
  const [selection, setSelection] = useState(noSelection)
  const toggle = useCallback((document: DocumentFile) => setSelection((current) => toggleDocument(current, document)), [])
  const clear = useCallback(() => setSelection(noSelection), [])
  return { selection, toggle, clear }
}
