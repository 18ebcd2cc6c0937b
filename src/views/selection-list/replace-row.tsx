'use client'

import { type FormEvent, useState } from 'react'
import { changeLists } from '@/components/selection-list/use-lists'
import { changeRow } from '@/domain/selection-list/changes'
import { type ListRow, listLimits } from '@/domain/selection-list/list'
import styles from './replace-row.module.css'
import { resolveCodes } from './resolve-codes'

type Props = { listId: string; row: ListRow; name: string; onDone: () => void }

/** Another code in the place of this one: quantity and note stay. */
export function ReplaceRow({ listId, row, name, onDone }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return onDone()
    const resolved = await resolveCodes([{ written: text.trim(), quantity: row.quantity }])
    if (resolved.kind === 'failed') return setProblem(resolved.message)
    const [item] = resolved.items
    if (!item) return setProblem(resolved.left[0]?.why ?? '没有找到这个型号')
    changeLists((saved) => changeRow(saved, listId, row.key, { product: item.product, code: item.code }))
    onDone()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <input
        className={styles.field}
        aria-label={`${name}：换成`}
        aria-invalid={problem ? true : undefined}
        placeholder="换成的型号，回车确定"
        maxLength={listLimits.code}
        // biome-ignore lint/a11y/noAutofocus: it was asked for
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit" className={styles.action}>
        确定
      </button>
      <button type="button" className={styles.action} onClick={onDone}>
        取消
      </button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
