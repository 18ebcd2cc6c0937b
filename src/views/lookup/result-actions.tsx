'use client'

import { DownloadMask } from '@/components/download/download-mask'
import { useBatchDownload } from '@/components/download/use-batch-download'
import { useExport } from '@/components/download/use-export'
import { Icon } from '@/components/icon/icon'
import { addToList } from '@/components/selection-list/add-to-list'
import type { LookupResult } from '@/contract/lookup'
import { type ListedItem, listLimits } from '@/domain/selection-list/list'
import styles from './lookup-result.module.css'
import type { Choices } from './use-choices'

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

  const items = choices.ticked.flatMap((row): ListedItem[] => {
    const match = choices.matchOf(row)
    const quantity = Math.min(row.quantity ?? 1, listLimits.quantity)
    return match ? [{ product: match.productId, code: match.code, quantity, note: '' }] : []
  })

  return (
    <div className={styles.actions}>
      {items.length > 0 && (
        <button type="button" className={`${styles.action} ${styles.scripted}`} onClick={() => addToList(items, `${items.length} 个型号`)}>
          <Icon name="list" size={20} />
          加入清单，{items.length} 个
        </button>
      )}
      <form
        id="lookup-export"
        method="post"
        action="/prod-api/api/product/lookup/export"
        onSubmit={exporting.onSubmit('型号核对结果.xlsx')}
      >
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
      {download.isBusy && <DownloadMask onCancel={download.cancel} />}
    </div>
  )
}
