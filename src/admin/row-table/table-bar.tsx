'use client'

import type { ReactNode } from 'react'
import type { IconName } from '../../components/icon/icon-names'
import { Icon } from '../dashboard/icon'
import styles from './table-bar.module.css'
import type { GridActions } from './use-grid'

type Props = { actions: GridActions; isFull: boolean; canUndo: boolean; canRedo: boolean; noun: string; children: ReactNode }

/** Above a table: taking back, and one more row. What is done with single rows is in their menu. */
export function TableBar({ actions, isFull, canUndo, canRedo, noun, children }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={`${noun}的行`}>
      <Step name="撤销" icon="undo" isOff={!canUndo} act={actions.undo} />
      <Step name="重做" icon="redo" isOff={!canRedo} act={actions.redo} />
      {children}
      <button type="button" className={`${styles.tool} ${styles.add}`} disabled={isFull} onClick={actions.append}>
        <Icon name="plus" />
        添加一行
      </button>
    </div>
  )
}

function Step({ name, icon, isOff, act }: { name: string; icon: IconName; isOff: boolean; act: () => void }) {
  return (
    <button type="button" className={styles.step} disabled={isOff} aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}
