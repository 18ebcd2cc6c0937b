'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { DownloadMask } from '@/components/download/download-mask'
import { useBatchDownload } from '@/components/download/use-batch-download'
import { Icon } from '@/components/icon/icon'
import { type Details, entryKey } from '@/components/selection-list/use-details'
import { tickBox } from '@/components/tick/tick-box'
import { type DocumentKind, documentKinds } from '@/domain/document-kinds'
import type { ListRow } from '@/domain/selection-list/list'
import { formatFileSize } from '@/lib/file-sizes'
import styles from './list-documents.module.css'

/** So many documents go into one zip (spec: prod-api/zip). */
const MOST_IN_A_ZIP = 100

/** What is wanted of most lists. */
const usual: readonly DocumentKind[] = ['产品样本', '外形安装尺寸图', '外形安装尺寸图源文件']

type Props = { rows: readonly ListRow[]; details: Details }

/** The documents of all products of a list, by kinds, as one zip (spec: selection-list/documents). */
export function ListDocuments({ rows, details }: Props) {
  const [kinds, setKinds] = useState<readonly DocumentKind[]>(usual)
  const download = useBatchDownload()
  const documents = documentsOf(rows, details)
  const offered = documentKinds.flatMap((kind) => {
    const count = documents.filter((document) => document.kind === kind).length
    return count > 0 ? [{ kind, count }] : []
  })
  if (offered.length === 0) return null
  const chosen = documents.filter(({ kind }) => kinds.includes(kind))
  const zips = Array.from({ length: Math.ceil(chosen.length / MOST_IN_A_ZIP) }, (_, index) =>
    chosen.slice(index * MOST_IN_A_ZIP, (index + 1) * MOST_IN_A_ZIP),
  )
  return (
    <section className={styles.documents} aria-labelledby="list-documents">
      <h2 id="list-documents" className={styles.title}>
        全部资料打包
      </h2>
      <ul>
        {offered.map(({ kind, count }) => (
          <li key={kind}>
            <label className={styles.kind}>
              <input
                type="checkbox"
                className={tickBox}
                checked={kinds.includes(kind)}
                onChange={({ target }) => setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
              />
              {kind}
              <span className={styles.count}>{count} 份</span>
            </label>
          </li>
        ))}
      </ul>
      {zips.length === 0 && (
        <button type="button" className={buttonStyle('outline', 'normal', styles.button)} disabled>
          请先勾选资料
        </button>
      )}
      {zips.map((files, index) => (
        <button
          key={files[0]?.id}
          type="button"
          className={buttonStyle('outline', 'normal', styles.button)}
          onClick={() => void download.start(files.map(({ id }) => id))}
        >
          <Icon name="download" size={22} />
          下载{zips.length > 1 && `第 ${index + 1} 包，`} {files.length} 份
          <span className={styles.size}>{formatFileSize(files.reduce((sum, { size }) => sum + size, 0))}</span>
        </button>
      ))}
      {download.isBusy && <DownloadMask onCancel={download.cancel} />}
    </section>
  )
}

/** Each once, however many rows name its product. */
function documentsOf(rows: readonly ListRow[], { entries, products }: Details) {
  const named = new Set(rows.map((row) => entries.get(entryKey(row))?.product ?? ''))
  return [
    ...new Map([...named].flatMap((id) => products.get(id)?.documents ?? []).map((document) => [document.id, document] as const)).values(),
  ]
}
