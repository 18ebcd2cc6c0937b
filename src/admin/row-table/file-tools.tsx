'use client'

import { useDocumentTitle } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { saveFile } from '../../components/download/save-file'
import type { Block } from './copied-block'
import styles from './table-bar.module.css'
import { readTableFile, writeTableFile } from './table-file'

type Props = {
  label: string
  /** The table with its headings in front. */
  read: () => Block
  onRead: (block: Block, notes: readonly string[]) => void
}

/** Rows of a form as a file for Excel, and back into the form: the database is not touched (record 0101). */
export function FileTools({ label, read, onRead }: Props) {
  const { title } = useDocumentTitle()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function doing(work: () => Promise<{ problem: string } | undefined>): Promise<void> {
    setProblem('')
    setBusy(true)
    const failed = await work()
    setBusy(false)
    if (failed) setProblem(failed.problem)
  }
  const take = (file: File) =>
    doing(async () => {
      const found = await readTableFile(file, read()[0] ?? [])
      if ('problem' in found) return found
      onRead(found.rows, found.notes)
    })
  const give = () =>
    doing(async () => {
      const written = await writeTableFile(label, read())
      if ('problem' in written) return written
      saveFile(written.file, `${title} ${label}.xlsx`.trim())
    })
  return (
    <>
      <button type="button" className={styles.tool} disabled={isBusy} onClick={() => input.current?.click()}>
        导入 XLSX
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.csv"
        aria-label={`从文件导入${label}`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void take(file)
          // The same file can be chosen again when it has been mended.
          target.value = ''
        }}
      />
      <button type="button" className={styles.tool} disabled={isBusy} onClick={() => void give()}>
        导出
      </button>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
