import { useEffect, useEffectEvent, useState } from 'react'
import { pdfjs } from 'react-pdf'
import { type OpenFile, openFile } from './open-file'
import type { Again } from './parts'

type Options = { onCut: (again: Again | null) => void; onFailure: (reason: 'line') => void }

/** A file as pdf.js reads it; null until it has begun to come. */
export function useOpenFile(url: string, options: Options): OpenFile | null {
  const [file, setFile] = useState<OpenFile | null>(null)
  const onCut = useEffectEvent(options.onCut)
  const onFailure = useEffectEvent(options.onFailure)
  useEffect(() => {
    const open = new AbortController()
    const { signal } = open
    Promise.all([openFile(url, { signal, onCut: (again) => onCut(again) }), loadWorker(signal)]).then(
      ([opened]) => setFile(opened),
      () => signal.aborted || onFailure('line'),
    )
    return () => open.abort()
  }, [url])
  return file
}

/** Into the browser's cache: pdf.js never asks again for a worker that didn't come. */
async function loadWorker(signal: AbortSignal) {
  const response = await fetch(pdfjs.GlobalWorkerOptions.workerSrc, { signal })
  await response.arrayBuffer()
}
