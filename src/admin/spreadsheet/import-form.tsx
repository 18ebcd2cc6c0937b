'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useId } from 'react'
import type { ImportReport } from '../../spreadsheet/report'
import type { SheetCollection } from '../../spreadsheet/sheet-kind'
import { ImportReportView } from './import-report'
import styles from './spreadsheet.module.css'
import { useImport } from './use-import'
import { wordingOf } from './wording'

type Props = { collectionSlug: SheetCollection; onClose: () => void }

/** Choose a file, see what it would change, and import it: the button works only when no row is faulty. */
export function ImportForm({ collectionSlug, onClose }: Props) {
  const router = useRouter()
  const { hasDrafts, rules, unit } = wordingOf[collectionSlug]
  const { busy, carryOut, checkAgain, choose, error, file, publish, report, setPublish } = useImport(collectionSlug, ({ counts }) => {
    toast.success(`导入完成：新建 ${counts.created} ${unit}，修改 ${counts.changed} ${unit}。`)
    router.refresh()
  })
  const isReady = busy === null && report !== null && isImportable(report)
  const isDone = report?.outcome === 'imported'
  return (
    <div className={styles.form}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <FileChoice isDisabled={busy === 'importing'} onChoose={choose} />
      {hasDrafts && (
        <label className={styles.option}>
          <input type="checkbox" checked={publish} disabled={busy === 'importing'} onChange={({ target }) => setPublish(target.checked)} />
          <span>
            直接发布“状态”为“已发布”的改动
            <span className={styles.hint}>不勾选时，所有改动先保存为草稿，网站上的内容保持不变。</span>
          </span>
        </label>
      )}
      <div aria-live="polite" className={styles.result}>
        {busy && <p>{busy === 'checking' ? `正在检查 ${file?.name}…` : '正在导入，请不要关闭窗口…'}</p>}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {report && <ImportReportView report={report} unit={unit} hasDrafts={hasDrafts} />}
      </div>
      <div className={styles.actions}>
        {!isDone && (
          <Button margin={false} disabled={!isReady} onClick={carryOut}>
            {busy === 'importing' ? '正在导入…' : '开始导入'}
          </Button>
        )}
        {file && !isDone && (
          <Button buttonStyle="secondary" margin={false} disabled={busy !== null} onClick={checkAgain}>
            重新检查
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {isDone ? '完成' : '关闭'}
        </Button>
      </div>
    </div>
  )
}

function isImportable({ outcome, counts }: ImportReport): boolean {
  const isChecked = outcome === 'checked' || outcome === 'outdated'
  return isChecked && counts.problems === 0 && counts.created + counts.changed > 0
}

type FileChoiceProps = { isDisabled: boolean; onChoose: (file: File | undefined) => void }

function FileChoice({ isDisabled, onChoose }: FileChoiceProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={styles.file}>
      <label htmlFor={id}>选择文件</label>
      <input
        id={id}
        type="file"
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={hintId}
        disabled={isDisabled}
        // The same file, mended, must be a change again.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChoose(target.files?.[0])}
      />
      <span className={styles.hint} id={hintId}>
        .xlsx 或 .csv，不超过 5 MB、5,000 行。选择后先检查，不会立即写入。
      </span>
    </div>
  )
}
