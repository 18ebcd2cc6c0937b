'use client'

import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { currentQuestion } from '../../editing/questions'
import { useWarningBeforeLeaving } from '../../editing/use-warning-before-leaving'
import type { PageTargets } from '../click-to-edit/use-page-targets'
import type { Typed } from './begin'
import { onOneLine } from './line'
import styles from './typing-in-page.module.css'
import { useBox } from './use-box'
import { useTaking } from './use-taking'

type Props = {
  panel: RefObject<HTMLElement | null>
  page: Document | null
  targets: PageTargets
  scale: number
  typed: Typed
  label: string
  onWrite: () => void
  onEnd: () => void
}

/** A line of the page that is typed where it stands: a field with the same look over it (spec: content/typing-in-page). */
export function TypingInPage({ panel, page, targets, scale, typed, label, onWrite, onEnd }: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(typed.value)
  const [taken, setTaken] = useState<string | null>(null)
  const note = useId()
  /** Once it is over, losing the focus takes nothing. */
  const isOver = useRef(false)
  const { problem, isTaking, take, forget } = useTaking({
    ...{ panel, typed, onWrite },
    onTaken: (line) => {
      isOver.current = true
      if (document.activeElement === input.current) page?.defaultView?.focus()
      if (line === typed.value.trim()) return onEnd()
      setText(line)
      setTaken(line)
    },
  })
  const box = useBox(input, { typed, targets, scale, text, taken, onEnd })
  useWarningBeforeLeaving(taken === null && text !== typed.value)

  const press = (event: KeyboardEvent) => {
    // The Enter and Escape of an input method are its own; 229 says so where `isComposing` doesn't.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return void take(text)
    isOver.current = true
    page?.defaultView?.focus()
    onEnd()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    document.execCommand('insertText', false, onOneLine(event.clipboardData.getData('text/plain')))
  }
  const leave = () => {
    // Another window is no other place in this one; nor is what the form asks meanwhile, which gives the focus back.
    if (document.hasFocus() && !isOver.current && !currentQuestion()) void take(text)
  }
  const { maxLength } = typed.place.line
  return (
    <div className={styles.place} style={box.place} data-taken={taken !== null || undefined}>
      <textarea
        ref={input}
        className={styles.input}
        style={box.look}
        rows={1}
        value={text}
        readOnly={isTaking || taken !== null}
        spellCheck={false}
        aria-label={`在页面里修改：${label}`}
        aria-multiline={false}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={note}
        onChange={({ target: { value } }) => {
          setText(/[\r\n]/.test(value) ? onOneLine(value) : value)
          forget()
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={leave}
      />
      {taken === null && (
        <div
          id={note}
          className={styles.note}
          style={box.note}
          data-above={box.isLow || undefined}
          data-problem={problem !== '' || undefined}
        >
          {problem === '' ? <span>{isTaking ? '正在检查…' : '回车写入表单，Esc 恢复原文'}</span> : <span role="alert">{problem}</span>}
          {Number.isFinite(maxLength) && (
            <span className={styles.count}>
              {text.length} / {maxLength}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
