'use client'

import { useEffect, useState } from 'react'
import { useDetails } from '@/components/selection-list/use-details'
import { changeLists, newKey, useLists } from '@/components/selection-list/use-lists'
import { notifyError } from '@/components/toast/notify'
import { addList } from '@/domain/selection-list/changes'
import { type ListRow, listLimits } from '@/domain/selection-list/list'
import { openList } from '@/domain/selection-list/saved-lists'
import { AddCode } from './add-code'
import { EmptyList } from './empty-list'
import { ListAside } from './list-aside'
import styles from './list-desk.module.css'
import { ListFigures } from './list-figures'
import { ListFoot } from './list-foot'
import { ListHead } from './list-head'
import { ListRows } from './list-rows'
import { ListTabs } from './list-tabs'
import { OpenedLink } from './opened-link'
import { useSharedLink } from './use-shared-link'

const noRows: readonly ListRow[] = []

/** The lists of this device: the open one with its rows, and what can be done with it (spec: selection-list/page). */
export function ListDesk() {
  const { saved, unkept } = useLists()
  const isReady = useIsReady()
  const list = openList(saved)
  const rows = list?.rows ?? noRows
  const { details, problem, retry } = useDetails(rows)
  const opened = useSharedLink(isReady)
  // What the device has is not in the page that the server wrote.
  if (!isReady) return <div className={styles.waiting} aria-busy="true" />
  return (
    <>
      <ListHead list={list} savedAt={saved.savedAt} unkept={unkept} />
      <ListTabs lists={saved.lists} open={list?.id ?? ''} onNew={addNew} />
      <div className={`container ${styles.place}`}>
        <div className={styles.main}>
          <OpenedLink opened={opened} />
          {problem !== null && (
            <p className={styles.remark} role="status">
              产品名称与图片没有读到{problem && `：${problem}`}。清单仍可修改、分享。
              <button type="button" className={styles.retry} onClick={retry}>
                重试
              </button>
            </p>
          )}
          {list && rows.length > 0 ? (
            <>
              <ListFigures rows={rows} />
              <ListRows list={list} details={details} />
            </>
          ) : (
            <EmptyList />
          )}
          <AddCode />
        </div>
        {list && rows.length > 0 && <ListAside list={list} details={details} />}
      </div>
      {list && rows.length > 0 && <ListFoot list={list} />}
    </>
  )
}

function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return isReady
}

function addNew() {
  let isRefused = false
  changeLists((saved) => {
    const changed = addList(saved, '', [], newKey)
    isRefused = changed === null
    return changed ?? saved
  })
  if (isRefused) void notifyError(`最多 ${listLimits.lists} 份清单，请先删除一份`)
}
