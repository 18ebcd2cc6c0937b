'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { changeLists, currentLists, newKey } from '@/components/selection-list/use-lists'
import { notifyError, notifySuccess, notifyUndoable } from '@/components/toast/notify'
import { duplicateRow, moveRow, removeRow, restoreRow } from '@/domain/selection-list/changes'
import { type ListRow, listLimits, type SelectionList, UNNAMED } from '@/domain/selection-list/list'
import styles from './row-menu.module.css'

type Props = { listId: string; row: ListRow; name: string; onReplace: () => void }

/** What can be done with a row besides. */
export function RowMenu({ listId, row, name, onReplace }: Props) {
  const [others, setOthers] = useState<readonly SelectionList[] | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOthers(null)
  const act = (what: () => void) => () => {
    close()
    what()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open in it
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={`${name}：更多操作`}
        aria-expanded={others !== null}
        onClick={() => setOthers(others ? null : currentLists().lists.filter(({ id }) => id !== listId))}
      >
        <Icon name="more" size={26} />
      </button>
      {others && (
        <ul className={styles.actions}>
          <Action icon="swap" label="换成别的型号" onClick={act(onReplace)} />
          <Action icon="copy" label="再加一行" onClick={act(() => changeLists((saved) => duplicateRow(saved, listId, row.key, newKey)))} />
          {others.map(({ id, name: other }) => (
            <Action key={id} icon="arrow-right" label={`移到 ${other || UNNAMED}`} onClick={act(() => move(listId, row, name, id))} />
          ))}
          <Action icon="trash" label="移除" onClick={act(() => remove(listId, row, name))} />
        </ul>
      )}
    </div>
  )
}

type ActionProps = { icon: 'swap' | 'copy' | 'arrow-right' | 'trash'; label: string; onClick: () => void }

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <li>
      <button type="button" className={styles.action} onClick={onClick}>
        <Icon name={icon} size={20} />
        <span className={styles.label}>{label}</span>
      </button>
    </li>
  )
}

function remove(listId: string, row: ListRow, name: string) {
  const index = currentLists()
    .lists.find(({ id }) => id === listId)
    ?.rows.findIndex(({ key }) => key === row.key)
  changeLists((saved) => removeRow(saved, listId, row.key))
  void notifyUndoable(`已移除 ${name}`, () => changeLists((saved) => restoreRow(saved, listId, row, index ?? 0)))
}

function move(listId: string, row: ListRow, name: string, to: string) {
  const before = currentLists()
  const target = before.lists.find(({ id }) => id === to)?.name || UNNAMED
  changeLists((saved) => moveRow(saved, listId, row.key, to))
  if (currentLists() === before) void notifyError(`清单“${target}”已有 ${listLimits.rows} 行，放不下了`)
  else void notifySuccess(`${name} 已移到清单“${target}”`)
}
