import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../components/download/save-file'
import { fetchFile } from './fetch-file'

/** An export while it arrives. Who leaves the list doesn't want it any more: the server stops working at it. */
export function useExport(address: string) {
  const running = useRef<AbortController | null>(null)
  const [bytes, setBytes] = useState<number | null>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProblem('')
    setBytes(0)
    const result = await fetchFile(address, { signal: controller.signal, onProgress: setBytes })
    running.current = null
    setBytes(null)
    if (result.kind === 'file') saveFile(result.blob, result.name)
    if (result.kind === 'failed') setProblem(result.reason)
  }

  return { bytes, problem, start, cancel: () => running.current?.abort() }
}
