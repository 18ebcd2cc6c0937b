import type { LookupResult } from '@/contract/lookup'
import styles from './lookup-result.module.css'

/** So many rows are named. */
const NAMED = 10

/** What could not be read out of the list: nothing is guessed, and nothing left out without a word. */
export function Remarks({ result: { isQuantityUnclear, rowsWithoutCode } }: { result: LookupResult }) {
  const remarks = [
    isQuantityUnclear ? '有几列都像数量，没有采用。请在表头写明“数量”，或只留下一列。' : '',
    rowsWithoutCode.length > 0 ? `第 ${namesOf(rowsWithoutCode)} 行没有型号，没有核对。合并的单元格请拆分后再核对。` : '',
  ].filter(Boolean)
  if (remarks.length === 0) return null
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )
}

const namesOf = (rows: readonly number[]) => `${rows.slice(0, NAMED).join('、')}${rows.length > NAMED ? ` 等 ${rows.length}` : ''}`
