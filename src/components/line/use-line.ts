import { useCallback, useEffect, useState } from 'react'

/** Why a file is not shown: it can't be read, or the line was cut before it was there. */
export type FileFailure = 'file' | 'line'

/** Loads a file again in the place where the visitor is (spec: viewers/cut-line); by itself when the line is back. */
export function useLine() {
  const [failure, setFailure] = useState<FileFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setFailure(null)
    setAttempt((before) => before + 1)
  }, [])
  useEffect(() => {
    if (failure !== 'line') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failure, retry])

  return { failure, attempt, fail: setFailure, retry }
}
