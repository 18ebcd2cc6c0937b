'use client'

import styles from './table-bar.module.css'
import type { GridActions } from './use-grid'

type Props = { actions: GridActions; hasRows: boolean; isFull: boolean; canUndo: boolean; canRedo: boolean; noun: string }

/** What can be done with the rows that are chosen. */
export function TableBar({ actions, hasRows, isFull, canUndo, canRedo, noun }: Props) {
  const buttons = [
    { name: '撤销', isOff: !canUndo, act: actions.undo },
    { name: '重做', isOff: !canRedo, act: actions.redo },
    { name: '上移', isOff: !hasRows, act: () => actions.shift(-1) },
    { name: '下移', isOff: !hasRows, act: () => actions.shift(1) },
    { name: '在上方插入', isOff: isFull, act: () => actions.insert(false) },
    { name: '在下方插入', isOff: isFull, act: () => actions.insert(true) },
    { name: '复制行', isOff: !hasRows || isFull, act: actions.duplicate },
    { name: '移除行', isOff: !hasRows, act: actions.remove },
  ]
  return (
    <div className={styles.bar} role="toolbar" aria-label={`${noun}的行`}>
      {buttons.map(({ name, isOff, act }) => (
        <button key={name} type="button" className={styles.tool} disabled={isOff} onClick={act}>
          {name}
        </button>
      ))}
      <button type="button" className={`${styles.tool} ${styles.add}`} disabled={isFull} onClick={actions.append}>
        添加一行
      </button>
    </div>
  )
}
