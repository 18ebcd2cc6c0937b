'use client'

import { useRef, useState } from 'react'
import { notifyError } from '../toast/notify'
import { fetchArchive } from './fetch-archive'
import { saveFile } from './save-file'

/** The mask stays this long before the file is saved (spec: common-parts/batch-download). */
const PAUSE_BEFORE_SAVING = 500
const DOWNLOAD_FAILED = '下载失败，请重试'
const FILE_NAME = '批量下载.zip'

/**
 * Downloads several files as one zip; with no files it does nothing (spec: common-parts/batch), and no failure is silent
 * (spec: overview/nothing-silent).
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
      const result = await fetchArchive({ ids, signal: controller.signal })
      if (result.kind === 'archive') await saveAfterPause(result.blob, controller.signal)
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

async function saveAfterPause(blob: Blob, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_SAVING))
  if (!signal.aborted) saveFile(blob, FILE_NAME)
}
