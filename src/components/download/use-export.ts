'use client'

import { type FormEvent, useRef, useState } from 'react'
import { causeOf } from '../navigation/cause-of'
import { notifyError } from '../toast/notify'
import { saveFile } from './save-file'

const FAILURE = '导出失败，请重试'

/** Has a form answered with a file, and saves it; the page stays, whatever happens. */
export function useExport() {
  const running = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function save(action: string, body: URLSearchParams, fileName: string): Promise<void> {
    if (running.current) return
    running.current = true
    setIsBusy(true)
    const cause = await download(action, body, fileName)
    running.current = false
    setIsBusy(false)
    if (cause !== null) void notifyError(FAILURE, { label: '重试', onClick: () => void save(action, body, fileName) }, cause)
  }

  return {
    isBusy,
    save,
    onSubmit: (fileName: string) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
      void save(event.currentTarget.action, new URLSearchParams(fields), fileName)
    },
  }
}

/** Null when it worked; else why not. */
async function download(action: string, body: URLSearchParams, fileName: string): Promise<string | null> {
  try {
    const response = await fetch(action, { method: 'POST', body })
    if (!response.ok || !response.headers.has('content-disposition')) return causeOf(response.status)
    saveFile(await response.blob(), fileName)
    return null
  } catch {
    return causeOf(null)
  }
}
