'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { FoundRequest } from '../../personal-data/person'
import styles from './personal-data.module.css'

type Props = { requests: readonly FoundRequest[]; isBusy: boolean; onErase: (includesOpen: boolean) => Promise<void> }

/** Erasing is asked for twice, and says what is still open: somebody may be waiting for a call. */
export function ErasureForm({ requests, isBusy, onErase }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [includesOpen, setIncludesOpen] = useState(false)
  const open = requests.filter(({ status }) => status !== '2').length
  const due = includesOpen ? requests.length : requests.length - open
  if (!isAsked) {
    return (
      <div className={styles.actions}>
        <Button buttonStyle="error" margin={false} disabled={isBusy} onClick={() => setAsked(true)}>
          清除个人信息…
        </Button>
      </div>
    )
  }
  return (
    <section className={styles.confirm} aria-label="确认清除">
      <p>姓名、电话、邮箱、内容、照片与备注将按“客服设置”中的到期处理方式清除，不能恢复。</p>
      {open > 0 && (
        <label className={styles.option}>
          <input type="checkbox" checked={includesOpen} onChange={({ target }) => setIncludesOpen(target.checked)} />
          <span>有 {open} 条尚未完成。勾选后一并清除，客服将无法再联系对方；不勾选则保留。</span>
        </label>
      )}
      <div className={styles.actions}>
        <Button buttonStyle="error" margin={false} disabled={isBusy || due === 0} onClick={() => void onErase(includesOpen)}>
          {`确认清除 ${due} 条`}
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => setAsked(false)}>
          取消
        </Button>
      </div>
    </section>
  )
}
