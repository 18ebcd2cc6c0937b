import { keyAt } from '../../lib/key-at'
import type { ImportReport, Remark, RowChange } from '../../spreadsheet/report'
import styles from './spreadsheet.module.css'

type Props = {
  report: ImportReport
  unit: string
  /** Without drafts what is imported holds at once. */
  hasDrafts: boolean
}

/** What a check found, or an import did. Faulty rows come first: they must be mended. */
export function ImportReportView({ report, unit, hasDrafts }: Props) {
  const { changes, counts, notes, problems } = report
  return (
    <>
      <p className={counts.problems > 0 ? styles.error : styles.summary}>{summaryOf(report, unit)}</p>
      <ul className={styles.counts} aria-label="检查结果">
        <Count label="新建" value={counts.created} />
        <Count label="修改" value={counts.changed} />
        <Count label="不变" value={counts.unchanged} />
        <Count label="错误" value={counts.problems} isBad={counts.problems > 0} />
      </ul>
      {problems.length > 0 && <Remarks title="错误" remarks={problems} total={counts.problems} />}
      {changes.length > 0 && <Changes changes={changes} total={counts.created + counts.changed} published={hasDrafts ? '发布' : '生效'} />}
      {notes.length > 0 && <Remarks title="提示" remarks={notes} total={notes.length} />}
    </>
  )
}

function summaryOf({ outcome, counts }: ImportReport, unit: string): string {
  const { changed, created, problems, rows } = counts
  if (outcome === 'imported') return `导入完成：新建 ${created} ${unit}，修改 ${changed} ${unit}。`
  if (problems > 0) return `共 ${rows} 行，发现 ${problems} 处错误，没有导入任何内容。请在文件中改正后重新选择文件。`
  if (outcome === 'outdated') return '检查之后内容有变化，没有导入任何内容。已重新检查，请确认后再次导入。'
  if (created + changed === 0) return `共 ${rows} 行，与现有内容完全一致，无需导入。`
  return `共 ${rows} 行，没有错误，可以导入。`
}

function Count({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  return (
    <li className={isBad ? styles.badCount : styles.count}>
      {label} <strong>{value}</strong>
    </li>
  )
}

function Remarks({ title, remarks, total }: { title: string; remarks: readonly Remark[]; total: number }) {
  return (
    <table className={styles.table}>
      <caption>{captionOf(title, remarks.length, total)}</caption>
      <thead>
        <tr>
          <th scope="col">行号</th>
          <th scope="col">列</th>
          <th scope="col">原因</th>
        </tr>
      </thead>
      <tbody>
        {remarks.map((remark, index) => (
          <tr key={keyAt(index, remark.reason)}>
            <td>
              {remark.sheet && `${remark.sheet} `}第 {remark.row} 行
            </td>
            <td>{remark.column ?? '—'}</td>
            <td>{remark.reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChangesProps = { changes: readonly RowChange[]; total: number; published: string }

function Changes({ changes, total, published }: ChangesProps) {
  return (
    <table className={styles.table}>
      <caption>{captionOf('改动', changes.length, total)}</caption>
      <thead>
        <tr>
          <th scope="col">行号</th>
          <th scope="col">内容</th>
          <th scope="col">改动</th>
          <th scope="col">导入后</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.row}>
            <td>第 {change.row} 行</td>
            <td>
              {change.title}
              <span className={styles.hint}>{change.number || '自动编号'}</span>
            </td>
            <td>{change.kind === 'new' ? '新建' : <FieldChanges fields={change.fields} />}</td>
            <td>{change.publishes ? published : '草稿'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FieldChanges({ fields }: Pick<RowChange, 'fields'>) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ label, before, after }) => (
        <li key={label}>
          {label}：<del>{before || '（空）'}</del> → <ins>{after || '（空）'}</ins>
        </li>
      ))}
    </ul>
  )
}

const captionOf = (title: string, shown: number, total: number) => (shown < total ? `${title}（${total} 处，显示前 ${shown} 处）` : title)
