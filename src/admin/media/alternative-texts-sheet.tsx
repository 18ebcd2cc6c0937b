'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import styles from './alternative-texts.module.css'
import type { ListedMedium } from './listed-medium'
import { Thumbnail } from './thumbnail'
import { type RowState, useAlternativeTexts } from './use-alternative-texts'

/** So long a text may be (collections/fields/alternative-text.ts). */
const LONGEST = 100

/** The pictures, one under the other, with a field each, and what became of saving them. */
export function AlternativeTextsSheet({ media }: { media: readonly ListedMedium[] }) {
  const { states, changed, isSaving, write, save } = useAlternativeTexts(media)
  const saved = [...states.values()].filter(({ kind }) => kind === 'saved').length
  const failed = [...states.values()].filter(({ kind }) => kind === 'failed').length
  return (
    <div className={styles.sheet}>
      <p className={styles.hint}>用一句话说明画面内容，例如“工程师在配电柜前测量电压”，不要写文件名。按 Tab 到下一张。</p>
      <ul className={styles.rows}>
        {media.map((medium) => (
          <Row key={medium.id} medium={medium} state={states.get(medium.id)} onWrite={(text) => write(medium.id, text)} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button margin={false} disabled={changed === 0 || isSaving} onClick={() => void save()}>
          {isSaving ? '正在保存…' : changed > 0 ? `保存 ${changed} 条` : '保存'}
        </Button>
        <p role="status">
          {saved > 0 && `已保存 ${saved} 条。`}
          {failed > 0 && `${failed} 条没有保存，写的内容还在。`}
        </p>
      </div>
    </div>
  )
}

type RowProps = { medium: ListedMedium; state: RowState | undefined; onWrite: (text: string) => void }

function Row({ medium, state, onWrite }: RowProps) {
  const note = useId()
  const text = state?.text ?? medium.alt
  const over = text.length - LONGEST
  return (
    <li className={styles.row}>
      <Thumbnail medium={medium} />
      <div>
        <label className={styles.label}>
          <span>{medium.filename}</span>
          <textarea rows={2} value={text} aria-describedby={note} onChange={({ target }) => onWrite(target.value)} />
        </label>
        <p id={note} className={styles.note} data-wrong={over > 0 || state?.kind === 'failed' || undefined}>
          {over > 0 ? `超出 ${over} 个字` : `${text.length} / ${LONGEST}`}
          {state?.kind === 'saved' && ' · 已保存'}
          {state?.kind === 'failed' && ` · ${state.reason}`}
        </p>
      </div>
    </li>
  )
}
