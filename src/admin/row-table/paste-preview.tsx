'use client'

import { EditingDialog } from '../editing/editing-dialog'
import dialog from '../editing/editing-dialog.module.css'
import type { CellChange, PastePlan } from './paste-plan'
import styles from './paste-preview.module.css'
import type { Cell } from './table'

/** So many changes are shown one by one. */
const MOST_SHOWN = 200

/** So many names that nothing goes by are said. */
const MOST_NAMES = 5

type Props = {
  plan: PastePlan
  /** What is done with the cells. */
  verb: '粘贴' | '导入'
  /** What is referred to. */
  noun: string
  /** What is to be known of them besides. */
  notes: readonly string[]
  write: (cell: Cell | undefined) => string
  onApply: () => void
  onCancel: () => void
}

/** What pasting or a file would change, before it does. */
export function PastePreview({ plan, verb, noun, notes, write, onApply, onCancel }: Props) {
  const { changes, added, left, columnsLeft, unknown } = plan
  const more = changes.length - MOST_SHOWN
  return (
    <EditingDialog title={`${verb}前请看一下`} introduction={introduce(plan, verb)} width="wide" onPutOff={onCancel}>
      <div className={dialog.body}>
        {left > 0 && (
          <p className={styles.warning}>
            这里放不下全部内容，最后 {left} 行没有{verb}。
          </p>
        )}
        {columnsLeft > 0 && (
          <p className={styles.warning}>
            右边放不下，最后 {columnsLeft} 列没有{verb}。
          </p>
        )}
        {unknown.length > 0 && (
          <p className={styles.warning}>
            没有叫“{unknown.slice(0, MOST_NAMES).join('”“')}”的{noun}，或者不止一个，这些格不改。
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {changes.length > 0 && (
          <table className={styles.preview}>
            <thead>
              <tr>
                <th scope="col">行</th>
                <th scope="col">列</th>
                <th scope="col">现在</th>
                <th scope="col">{verb}后</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, MOST_SHOWN).map((change) => (
                <ChangeLine key={`${change.row}.${change.column.key}`} change={change} write={write} />
              ))}
            </tbody>
          </table>
        )}
        {more > 0 && <p>另有 {more} 格。</p>}
      </div>
      <div className={dialog.footer}>
        <button type="button" className={dialog.button} onClick={onCancel}>
          取消
        </button>
        <button
          type="button"
          className={`${dialog.button} ${dialog.primary}`}
          disabled={changes.length === 0 && added === 0}
          onClick={onApply}
        >
          {verb}
        </button>
      </div>
    </EditingDialog>
  )
}

function introduce({ changes, added }: PastePlan, verb: Props['verb']): string {
  const changed = changes.filter(({ isNew }) => !isNew).length
  if (changed === 0 && added === 0) return `${verb}的内容与现在一样，没有要改的。`
  const parts = [changed > 0 ? `修改 ${changed} 格` : '', added > 0 ? `新增 ${added} 行` : '']
  return `将${parts.filter(Boolean).join('，')}。${verb}后可以撤销。`
}

function ChangeLine({ change: { row, column, before, after, isNew }, write }: { change: CellChange; write: Props['write'] }) {
  return (
    <tr>
      <td>{isNew ? `${row}（新）` : row}</td>
      <td>{column.label}</td>
      <td>{write(before) && <del>{write(before)}</del>}</td>
      <td>{write(after) ? <ins>{write(after)}</ins> : '（清空）'}</td>
    </tr>
  )
}
