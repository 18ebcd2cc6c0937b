import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type FileFailure, useLine } from '@/components/line/use-line'
import type { DocumentFile } from '@/contract/documents'
import { canShowModels } from './can-show-models'
import type { ModelView } from './dimension-lines'
import { fetchModel } from './fetch-model'
import type { ModelScene } from './model-scene'

/** Of the ring, so much is for the file; the rest for what becomes of it. */
const SHARE_OF_FILE = 0.95

/** Why no model is seen: the browser can't, or what `FileFailure` says. */
export type ModelFailure = FileFailure | 'device'

/**
 * Loads a model into a place, and frees all of it when the place goes.
 *
 * @returns the scene once the model is seen; until then how much of it is there, 0 to 1, or why it won't be
 */
export function useModel(
  file: Pick<DocumentFile, 'url' | 'size'>,
  place: RefObject<HTMLElement | null>,
  onDrawn: (view: ModelView) => void,
) {
  const { failure: missing, attempt, fail, retry } = useLine()
  const [share, setShare] = useState(0)
  const [scene, setScene] = useState<ModelScene | null>(null)
  const [isAble] = useState(canShowModels)
  const { url, size } = file
  const drawn = useEffectEvent(onDrawn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const element = place.current
    if (!element || !isAble) return
    const leaving = new AbortController()
    let opened: ModelScene | undefined
    async function open(within: HTMLElement) {
      const loading = [import('./model-scene'), fetchModel(url, size, leaving.signal, (part) => setShare(part * SHARE_OF_FILE))] as const
      const loaded = await Promise.all(loading).catch(() => null)
      if (leaving.signal.aborted) return
      if (!loaded) return fail('line')
      const [program, bytes] = loaded
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const made = await program
        .openModelScene({ bytes, place: within, isCalm, onDrawn: (view) => drawn(view), onLost: () => fail('line') })
        .catch(() => null)
      if (leaving.signal.aborted) return made?.dispose()
      if (!made) return fail('file')
      opened = made
      setShare(1)
      setScene(made)
    }
    setShare(0)
    void open(element)
    const resizing = new ResizeObserver(() => opened?.resize())
    resizing.observe(element)
    return () => {
      leaving.abort()
      resizing.disconnect()
      opened?.dispose()
      setScene(null)
    }
  }, [url, size, attempt, isAble, place, fail])

  const failure: ModelFailure | null = isAble ? missing : 'device'
  return { scene: failure ? null : scene, share, failure, retry }
}
