'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import { changeLists } from '@/components/selection-list/use-lists'
import { openAnother } from '@/domain/selection-list/changes'
import { type SelectionList, UNNAMED } from '@/domain/selection-list/list'
import styles from './list-tabs.module.css'

type Props = { lists: readonly SelectionList[]; open: string; onNew: () => void }

/** The lists of this device; what is added comes into the one that is open. */
export function ListTabs({ lists, open, onNew }: Props) {
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what cleans up.
    void current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav className={styles.bar} aria-label="我的清单">
      <ul className={`container ${styles.list}`}>
        {lists.map(({ id, name, rows }) => (
          <li key={id}>
            <button
              ref={id === open ? current : undefined}
              type="button"
              className={styles.tab}
              aria-current={id === open || undefined}
              onClick={() => changeLists((saved) => openAnother(saved, id))}
            >
              <span className={styles.name}>{name || UNNAMED}</span>
              <span className={styles.count}>{rows.length}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={`${styles.tab} ${styles.add}`} onClick={onNew}>
            <Icon name="plus" size={20} />
            新清单
          </button>
        </li>
      </ul>
    </nav>
  )
}
