'use client'

import { rowTools } from './row-tools'
import styles from './table-bar.module.css'
import type { GridActions } from './use-grid'

type Props = { actions: GridActions; isFull: boolean; canUndo: boolean; canRedo: boolean; noun: string }

/** What can be done with the rows that are chosen. */
export function TableBar({ actions, isFull, canUndo, canRedo, noun }: Props) {
  const buttons = [
    { name: '撤销', isOff: !canUndo, act: actions.undo },
    { name: '重做', isOff: !canRedo, act: actions.redo },
    ...rowTools(actions, { isFull }),
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
