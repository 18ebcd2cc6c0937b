'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useOwnName } from '../preview/click-to-edit/use-own-name'
import { askFindings } from './ask-findings'
import styles from './number-in-use.module.css'

/** So long nothing is typed before it is asked. */
const PAUSE_MS = 400

/** Under a public number that somebody has typed: what publishing would refuse, said while it is a draft that anything is stored in. */
export function NumberInUse({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { value, showError } = useField<number | string | null>({ path })
  const document = useOwnName()
  const opened = useRef(value)
  const [said, setSaid] = useState<string | null>(null)

  useEffect(() => {
    setSaid(null)
    if (id === undefined || value === opened.current) return
    let isLatest = true
    const timer = setTimeout(async () => {
      const findings = await askFindings(document, { [path]: value })
      const refusal = findings?.find((finding) => finding.kind === 'invalid' && finding.path === path)
      if (isLatest) setSaid(refusal?.sentence ?? null)
    }, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [document, id, path, value])

  return (
    <p className={styles.note} role="status">
      {showError ? null : said}
    </p>
  )
}
