'use client'

import { useSearchParams } from 'next/navigation'
import styles from './export-link.module.css'
import { useExport } from './use-export'

type Props = { collectionSlug: string; format?: 'csv' | 'xlsx'; label?: string }

/** Above a list: everything that its filters let through, as a file for Excel. */
export function ExportLink({ collectionSlug, format, label = '导出 CSV（按当前筛选）' }: Props) {
  const query = new URLSearchParams(useSearchParams().toString())
  if (format) query.set('format', format)
  const address = `/cms-api/${collectionSlug}/export${query.size === 0 ? '' : `?${query}`}`
  const { bytes, problem, start, cancel } = useExport(address)
  return (
    <span className={styles.export}>
      <a
        className={styles.link}
        href={address}
        download
        onClick={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {label}
      </a>
      <span role="status">{bytes === null ? '' : told(bytes)}</span>
      {bytes !== null && (
        <button className={styles.cancel} type="button" onClick={cancel}>
          取消导出
        </button>
      )}
      {problem && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}

/** Nothing comes before the first rows are read. */
const told = (bytes: number) => (bytes === 0 ? '正在准备导出…' : `正在导出，已收到 ${(bytes / 1024 / 1024).toFixed(1)} MB`)
