'use client'

import { useRef, useState } from 'react'
import { saveFile } from '@/components/download/save-file'
import { dismissMissing, tellMissing } from '@/components/lazy-part/missing-scripts'
import { notifyError } from '@/components/toast/notify'
import type { AskedSheet } from './sheets-of'

/** Saves data sheets as one zip; the page stays, whatever happens. What packs them is loaded with the first. */
export function useSheets() {
  const running = useRef<AbortController | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save(sheets: readonly AskedSheet[], fileName: string): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setIsBusy(true)
    const result = await import('./sheet-zip').then(({ zipSheets }) => zipSheets(sheets, controller)).catch(() => null)
    running.current = null
    setIsBusy(false)
    const again = () => void save(sheets, fileName)
    if (!result) return tellMissing(again)
    dismissMissing()
    if (result.kind === 'failed') return void notifyError('数据表没有取到，请重试', { label: '重试', onClick: again }, result.cause)
    if (result.kind === 'cancelled') return
    saveFile(result.blob, fileName)
    if (result.left.length > 0) void notifyError(`${result.left.length} 份数据表已不在网站上，压缩包里没有`, undefined, result.left[0])
  }

  return { isBusy, save, cancel: () => running.current?.abort() }
}
