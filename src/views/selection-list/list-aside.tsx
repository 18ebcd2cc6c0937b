'use client'

import { ButtonLink } from '@/components/button/button-link'
import { DownloadMask } from '@/components/download/download-mask'
import { useExport } from '@/components/download/use-export'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import type { Details } from '@/components/selection-list/use-details'
import { type SelectionList, UNNAMED } from '@/domain/selection-list/list'
import { consultHref } from './consult-href'
import styles from './list-aside.module.css'
import { ListDocuments } from './list-documents'
import { ListFigures } from './list-figures'
import { prepareToShare, shareList } from './share-list'
import { sheetsOf } from './sheets-of'
import { useSheets } from './use-sheets'

type Props = { list: SelectionList; details: Details }

const EXPORT = '/prod-api/api/product/selection/export'

/** So many data sheets are asked for at once. */
const MOST_SHEETS = 100

/** What can be done with a list. */
export function ListAside({ list, details }: Props) {
  const exporting = useExport()
  const packing = useSheets()
  const sheets = sheetsOf(list.rows, details)
  const packages = Array.from({ length: Math.ceil(sheets.length / MOST_SHEETS) }, (_, index) =>
    sheets.slice(index * MOST_SHEETS, (index + 1) * MOST_SHEETS),
  )
  const save = (format: 'xlsx' | 'csv' | 'pdf') => {
    const items = list.rows.map(({ product, code, quantity, note }) => ({ product, code, quantity, note }))
    const body = new URLSearchParams({ name: list.name, format, items: JSON.stringify(items) })
    void exporting.save(EXPORT, body, `选型清单-${list.name || UNNAMED}.${format}`)
  }
  return (
    <aside className={styles.aside} aria-label="清单操作">
      <div className={styles.figures}>
        <ListFigures rows={list.rows} />
      </div>
      <ButtonLink href={consultHref(list)} className={styles.main}>
        <Icon name="headset" size={24} />
        发给工程师
      </ButtonLink>
      <p className={styles.hint}>带着这张表进入咨询，得到编号和回复。</p>
      <ul className={styles.actions}>
        <Action icon="download" label="导出 XLSX" isBusy={exporting.isBusy} onClick={() => save('xlsx')} />
        <Action icon="download" label="导出 CSV" isBusy={exporting.isBusy} onClick={() => save('csv')} />
        <Action icon="pdf" label="导出 PDF" isBusy={exporting.isBusy} onClick={() => save('pdf')} />
        <Action icon="printer" label="打印" onClick={() => window.print()} />
        {packages.map((files, index) => (
          <Action
            key={files[0]?.address}
            icon="pdf"
            label={`数据表打包${packages.length > 1 ? ` ${index + 1}` : ''}`}
            hint={`${files.length} 份`}
            isBusy={packing.isBusy}
            onClick={() => void packing.save(files, `数据表-${list.name || UNNAMED}.zip`)}
          />
        ))}
        <Action icon="link" label="复制分享链接" hint="清单写在链接里" onNear={prepareToShare} onClick={() => void shareList(list)} />
      </ul>
      {packing.isBusy && <DownloadMask onCancel={packing.cancel} />}
      <ListDocuments rows={list.rows} details={details} />
    </aside>
  )
}

type ActionProps = { icon: IconName; label: string; hint?: string; isBusy?: boolean; onNear?: () => void; onClick: () => void }

function Action({ icon, label, hint, isBusy = false, onNear, onClick }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.action}
        aria-busy={isBusy || undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onClick}
      >
        <Icon name={icon} size={24} />
        {label}
        {hint && <span className={styles.note}>{hint}</span>}
      </button>
    </li>
  )
}
