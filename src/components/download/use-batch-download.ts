'use client'

import { useRef, useState } from 'react'
import { causeOf } from '../navigation/cause-of'
import { notifyError } from '../toast/notify'
import type { ArchiveResult } from './fetch-archive'

const DOWNLOAD_FAILED = '下载失败，请重试'

/**
 * Downloads several files as one zip; with no files it does nothing (spec: common-parts/batch), and no failure is silent
 * (spec: overview/nothing-silent). What does it is loaded with the first.
 */
export function useBatchDownload() {
  const running = useRef<AbortController | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function start(ids: readonly number[]): Promise<void> {
    if (ids.length === 0 || running.current) return
    const controller = new AbortController()
    running.current = controller
    setIsBusy(true)
    try {
      const result = await run(ids, controller.signal)
      if (result.kind === 'failed') {
        const retry = { label: '重试', onClick: () => void start(ids) }
        void notifyError(DOWNLOAD_FAILED, result.canRepeat ? retry : undefined, result.cause)
      }
    } finally {
      running.current = null
      setIsBusy(false)
    }
  }

  return { isBusy, start, cancel: () => running.current?.abort() }
}

/** Scripts that don't come are a line that is cut, as a zip that doesn't. */
async function run(ids: readonly number[], signal: AbortSignal): Promise<ArchiveResult> {
  const loaded = await import('./run-batch').catch(() => null)
  if (signal.aborted) return { kind: 'cancelled' }
  return loaded ? loaded.runBatch(ids, signal) : { kind: 'failed', cause: causeOf(null), canRepeat: true }
}
