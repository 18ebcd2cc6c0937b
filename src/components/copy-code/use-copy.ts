import { useEffect, useState } from 'react'
import { copyText } from '../receipt/copy-text'
import { notifyError, notifySuccess } from '../toast/notify'

/** How long a tick says that something was copied. */
const SHOWN_MS = 2000

/** Copies a text and says so: with a tick for a moment, and in words. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy(text: string, told: string) {
    if (!(await copyText(text))) return void notifyError('复制失败，请长按或选中型号复制')
    setCopied(true)
    void notifySuccess(told)
  }
  return { isCopied, copy }
}
