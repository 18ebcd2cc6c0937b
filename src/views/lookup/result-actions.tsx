'use client'

import { LoadingMask } from '@/components/download/loading-mask'
import { useBatchDownload } from '@/components/download/use-batch-download'
import { Icon } from '@/components/icon/icon'
import type { LookupResult } from '@/contract/lookup'
import styles from './lookup-result.module.css'
import type { Choices } from './use-choices'
import { useExport } from './use-export'

/** So many documents go into one zip (spec: prod-api/zip). */
const MOST_IN_A_ZIP = 100

type Props = { result: LookupResult; choices: Choices }

/** The list as a workbook, and the documents of all ticked products: plain form and links, which scripts make quicker to use. */
export function ResultActions({ result: { rows, products }, choices }: Props) {
  const download = useBatchDownload()
  const exporting = useExport()
  const chosenIds = new Set(choices.ticked.map((row) => choices.matchOf(row)?.productId))
  const documents = [...new Set(products.filter(({ id }) => chosenIds.has(id)).flatMap(({ documentIds }) => documentIds))]
  const zips = Array.from({ length: Math.ceil(documents.length / MOST_IN_A_ZIP) }, (_, index) =>
    documents.slice(index * MOST_IN_A_ZIP, (index + 1) * MOST_IN_A_ZIP),
  )
  const list = rows.map(({ row, written, quantity, unreadQuantity }) => ({ row, written, quantity, unreadQuantity }))

  return (
    <div className={styles.actions}>
      <form id="lookup-export" method="post" action="/prod-api/api/product/lookup/export" onSubmit={exporting.onSubmit}>
        <input type="hidden" name="list" value={JSON.stringify(list)} />
        <button type="submit" className={styles.action} aria-busy={exporting.isBusy || undefined}>
          <Icon name="download" size={20} />
          导出 XLSX
        </button>
      </form>
      {zips.map((ids, index) => (
        <a
          key={ids[0]}
          href={`/kbs/info/rar-attach?ids=${ids.join(',')}`}
          className={styles.action}
          onClick={(event) => {
            event.preventDefault()
            void download.start(ids)
          }}
        >
          <Icon name="book" size={20} />
          资料打包{zips.length > 1 && ` ${index + 1}`}，{ids.length} 份
        </a>
      ))}
      {download.isBusy && <LoadingMask onCancel={download.cancel} />}
    </div>
  )
}
