'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { changeLists, currentLists } from '@/components/selection-list/use-lists'
import { notifyUndoable } from '@/components/toast/notify'
import { removeList, renameList, restoreList } from '@/domain/selection-list/changes'
import { listLimits, type SelectionList, UNNAMED } from '@/domain/selection-list/list'
import { openList } from '@/domain/selection-list/saved-lists'
import styles from './list-head.module.css'
import { PAGE_TITLE } from './page-title'

type Props = { list: SelectionList | undefined; savedAt: number; unkept: string }

/** The name of the project, changed where it stands, and whether the device has all of it (spec: selection-list/name). */
export function ListHead({ list, savedAt, unkept }: Props) {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.head}`}>
        <div className={styles.names}>
          <p className={styles.kind}>{PAGE_TITLE}</p>
          {list ? <ListName key={list.id} list={list} /> : <h1 className={styles.title}>{UNNAMED}</h1>}
        </div>
        {(list || unkept) && <SavedState savedAt={savedAt} unkept={unkept} isEmpty={!list} />}
      </div>
    </div>
  )
}

function SavedState({ savedAt, unkept, isEmpty }: { savedAt: number; unkept: string; isEmpty: boolean }) {
  if (unkept)
    return (
      <p className={`${styles.state} ${styles.unsaved}`} role="status">
        <Icon name="warning" size={22} />
        {unkept}：{isEmpty ? '加入的型号只留到关闭页面为止，请及时导出。' : '关闭页面前请导出清单，或复制分享链接。'}
      </p>
    )
  const at = new Date(savedAt)
  const isToday = at.toDateString() === new Date().toDateString()
  const time = at.toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit' })
  return (
    <p className={styles.state}>
      <Icon name="check" size={20} />
      已保存在这台设备{savedAt > 0 && `，${isToday ? time : at.toLocaleDateString('zh-CN')}`}
    </p>
  )
}

function ListName({ list: { id, name } }: { list: SelectionList }) {
  const [draft, setDraft] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const end = () => {
    setDraft(null)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const save = () => draft !== null && changeLists((saved) => renameList(saved, id, draft))
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter within an input method ends a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') save()
    if (event.key === 'Enter' || event.key === 'Escape') end()
  }
  if (draft !== null)
    return (
      <>
        <h1 className="visually-hidden">{name || UNNAMED}</h1>
        <input
          className={styles.field}
          aria-label="项目名称"
          value={draft}
          maxLength={listLimits.name}
          placeholder="项目名称"
          // biome-ignore lint/a11y/noAutofocus: it was asked for
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            save()
            setDraft(null)
          }}
        />
      </>
    )
  return (
    <div className={styles.name}>
      <h1 className={styles.title}>{name || UNNAMED}</h1>
      <button ref={pencil} type="button" className={styles.tool} aria-label="修改项目名称" onClick={() => setDraft(name)}>
        <Icon name="pencil" size={26} />
      </button>
      <button type="button" className={styles.tool} aria-label={`删除清单：${name || UNNAMED}`} onClick={() => remove(id)}>
        <Icon name="trash" size={26} />
      </button>
    </div>
  )
}

function remove(id: string) {
  const { lists } = currentLists()
  const index = lists.findIndex((list) => list.id === id)
  const list = lists[index]
  if (!list || openList(currentLists()) === undefined) return
  changeLists((saved) => removeList(saved, id))
  void notifyUndoable(`已删除清单 ${list.name || UNNAMED}`, () => changeLists((saved) => restoreList(saved, list, index)))
}
