'use client'

import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { addToList } from '@/components/selection-list/add-to-list'
import { SiteLink } from '@/components/site-link/site-link'
import { listLimits } from '@/domain/selection-list/list'
import styles from './add-code.module.css'
import { type Resolved, resolveText } from './resolve-codes'

type Left = Extract<Resolved, { kind: 'rows' }>['left']

/** Codes, typed or pasted with many lines: what is known is added, what is not stays and is named (spec: selection-list/adding). */
export function AddCode() {
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [left, setLeft] = useState<Left>([])

  async function add(pasted: string) {
    if (pasted.trim() === '' || isBusy) return
    setIsBusy(true)
    const resolved = await resolveText(pasted)
    setIsBusy(false)
    if (resolved.kind === 'failed') {
      setText(pasted.replace(/\s*\n\s*/g, '；'))
      return setMessage(resolved.message)
    }
    const { items, notes, left: remaining } = resolved
    const [first, ...others] = items
    if (first) addToList(items, others.length > 0 ? `${items.length} 个型号` : first.code || pasted.trim())
    setLeft(remaining)
    setMessage(notes.join('；'))
    setText(remaining.length === 1 ? (remaining[0]?.written ?? '') : '')
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(pasted.trim())) return
    event.preventDefault()
    void add(pasted)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void add(text)
  }

  return (
    <div className={styles.add}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Icon name={isBusy ? 'spinner' : 'search'} size={24} className={isBusy ? styles.spinner : undefined} />
        <input
          className={styles.field}
          aria-label="型号，回车加入清单"
          aria-describedby="add-code-message"
          placeholder="输入或粘贴型号，回车加入"
          autoComplete="off"
          spellCheck={false}
          maxLength={5 * listLimits.code}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={onPaste}
        />
        <button type="submit" className={styles.submit} aria-label="加入清单" disabled={isBusy || text.trim() === ''}>
          <Icon name="plus" size={24} />
        </button>
      </form>
      <SiteLink href="/Lookup" className={buttonStyle('outline', 'normal', styles.way)}>
        粘贴整张清单
      </SiteLink>
      <SiteLink href="/selectProduct" className={buttonStyle('outline', 'normal', styles.way)}>
        从选型加入
      </SiteLink>
      <div id="add-code-message" className={styles.message} aria-live="polite">
        {message && <p>{message}</p>}
        {left.length > 0 && (
          <>
            <p>{left.length === 1 ? '这个型号没有加入：' : `${left.length} 个型号没有加入：`}</p>
            <ul>
              {left.map(({ written, why, choices }) => (
                <li key={written}>
                  <strong>{written}</strong>，{why}
                  {choices.map((code) => (
                    <button key={code} type="button" className={styles.choice} onClick={() => void add(code)}>
                      加入 {code}
                    </button>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
