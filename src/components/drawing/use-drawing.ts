import { useEffect, useState } from 'react'
import { useLine } from '../line/use-line'
import { whyNotShown } from '../line/why-not-shown'
import type { Drawing } from './drawing'

/** Loads a drawing and what reads it; `null` until it is there (spec: viewers/drawings). */
export function useDrawing(url: string) {
  const { failure, attempt, fail, retry } = useLine()
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      const loaded = await Promise.all([import('./read-dxf'), bytesOf(url, leaving.signal)]).catch(() => null)
      if (leaving.signal.aborted) return
      if (!loaded) return fail(await whyNotShown(url, 'GET'))
      const [{ readDxf }, bytes] = loaded
      try {
        setDrawing(readDxf(bytes))
      } catch {
        fail('file')
      }
    }
    void load()
    return () => leaving.abort()
  }, [url, attempt, fail])
  return { drawing, failure, retry }
}

async function bytesOf(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The drawing was answered with ${response.status}`)
  return response.arrayBuffer()
}
