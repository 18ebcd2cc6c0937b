'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { adviceForMany } from './upload-advice'

/** Long enough to read the names. */
const SHOWN_MS = 20_000

/**
 * Around the admin: of many files that are chosen or dropped together, wherever, the large ones are named before any is sent. Payload's upload of
 * many shows one at a time, and has no place that sees all; one alone says it in its own form.
 */
export function LargeFiles({ children }: { children: ReactNode }) {
  useEffect(() => {
    const tell = (files: FileList | null | undefined) => {
      const advice = files && files.length > 1 ? adviceForMany([...files]) : null
      if (advice) toast.warning(advice, { duration: SHOWN_MS })
    }
    const choose = ({ target }: Event) => target instanceof HTMLInputElement && target.type === 'file' && tell(target.files)
    const drop = ({ dataTransfer }: DragEvent) => tell(dataTransfer?.files)
    const paste = ({ clipboardData }: ClipboardEvent) => tell(clipboardData?.files)
    // Before the form takes them, and empties its field.
    document.addEventListener('change', choose, true)
    document.addEventListener('drop', drop, true)
    document.addEventListener('paste', paste, true)
    return () => {
      document.removeEventListener('change', choose, true)
      document.removeEventListener('drop', drop, true)
      document.removeEventListener('paste', paste, true)
    }
  }, [])
  return children
}
