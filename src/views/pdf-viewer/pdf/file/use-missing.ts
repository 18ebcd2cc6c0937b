import { useCallback, useState } from 'react'
import type { Again } from './parts'

/**
 * What of a document is missing while the rest of it is read.
 *
 * @param reopen opens the file anew: letters that were lost don't come in another way
 * @returns what brings it when the line is back, null when nothing is missing; and who is told of it, the same functions each time
 */
export function useMissing(reopen: () => void) {
  const [askForParts, setAskForParts] = useState<Again | null>(null)
  const [isLackingLetters, setLackingLetters] = useState(false)
  return {
    bring: isLackingLetters ? reopen : askForParts,
    onCut: useCallback((again: Again | null) => setAskForParts(() => again), []),
    onLettersLost: useCallback(() => setLackingLetters(true), []),
  }
}
