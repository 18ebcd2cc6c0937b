'use client'

import type { KeptChanges } from './kept-changes'
import { labelOf } from './labels'
import styles from './notice.module.css'
import type { OpenForm, Trouble } from './open-form'
import { timeOfDay } from './time-of-day'

const troubles: Record<Trouble, { text: string; action: string | null }> = {
  offline: { text: '已离线：您的修改保存在本机，网络恢复后会自动保存。', action: '现在再试' },
  server: { text: '服务器暂时无法保存：您的修改保存在本机，稍后会自动再试。', action: '现在再试' },
  'signed-out': { text: '登录已失效：您的修改保存在本机，还没有保存到服务器。', action: '重新登录' },
  undecided: { text: '有更新的版本，您的修改还没有保存。', action: '比较两个版本' },
  'in-trash': { text: '这条内容已被移入回收站，不能再保存。您的修改保存在本机；恢复这条内容后再打开，可以接着修改。', action: null },
  deleted: { text: '这条内容已被永久删除，不能再保存。您的修改还在这里，请把要留下的文字复制到别处。', action: null },
  'created-and-changed': {
    text: '这条内容已经建立，之后又被其他人修改，没有覆盖。请在列表中打开它再改；您的修改还在这里，可以复制。',
    action: null,
  },
  refused: { text: '没有保存：请按页面上的提示改正。您的修改保存在本机。', action: '现在再试' },
}

/** What is not saved by itself promises nothing. */
const byHand: Partial<typeof troubles> = {
  offline: { text: '已离线：您的修改保存在本机，还没有保存到服务器。网络恢复后请再试。', action: '现在再试' },
  server: { text: '服务器暂时无法保存：您的修改保存在本机，请稍后再试。', action: '现在再试' },
}

const deletedDraft = { text: '这条内容已被永久删除，不能再保存。您的修改还在这里。', action: '另存为新的草稿' }

type TroubleProps = { trouble: Trouble; isAutosaved: boolean; onRetry: () => void; onSaveAsNew: (() => void) | null }

/** What keeps a form from being saved, and what to do about it. */
export function TroubleNotice({ trouble, isAutosaved, onRetry, onSaveAsNew }: TroubleProps) {
  const told = (!isAutosaved && byHand[trouble]) || troubles[trouble]
  const { text, action } = trouble === 'deleted' && onSaveAsNew ? deletedDraft : told
  return (
    <section className={styles.notice} data-tone="trouble" role="status" aria-label="还没有保存">
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.button} onClick={trouble === 'deleted' ? (onSaveAsNew ?? onRetry) : onRetry}>
          {action}
        </button>
      )}
    </section>
  )
}

type Kept = { form: OpenForm; kept: KeptChanges; onRestore: () => void; onDiscard: () => void }

/** What was typed and never saved. */
export function KeptNotice({ form, kept, onRestore, onDiscard }: Kept) {
  const labels = Object.keys(kept.mine).map((name) => `“${labelOf(form.fields, [name])}”`)
  const named = labels.length > 3 ? `${labels.slice(0, 3).join('、')}等 ${labels.length} 项` : labels.join('、')
  return (
    <section className={styles.notice} role="status" aria-label="未保存的修改">
      <p className={styles.text}>
        您 {timeOfDay(kept.savedAt)} 的修改没有保存，还在本机：{named}。
      </p>
      <button type="button" className={styles.button} data-primary onClick={onRestore}>
        恢复未保存的修改
      </button>
      <button type="button" className={styles.button} onClick={onDiscard}>
        丢弃
      </button>
    </section>
  )
}
