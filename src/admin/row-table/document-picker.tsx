'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { EditingDialog } from '../editing/editing-dialog'
import dialog from '../editing/editing-dialog.module.css'
import { documentsLike, MOST_OFFERED, type NamedDocument, type Source } from './documents'
import styles from './picker.module.css'
import type { PickerProps } from './row-aid'

type Props = PickerProps & { source: Source; onLearn: (found: readonly NamedDocument[]) => void }

/** So long one types before it is searched, in milliseconds. */
const PAUSE = 150

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The document that a cell refers to, found by some letters of its name or number. */
export function DocumentPicker({ source, column: { label }, chosen, onChoose, onClose, onLearn }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const { found, said } = useFound(source, words.trim(), label)
  const choose = (one: NamedDocument) => {
    onLearn([one])
    onChoose([one.id])
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const [first] = found
    const isTyping = event.target instanceof HTMLInputElement
    if (event.nativeEvent.isComposing || (step === undefined && !(event.key === 'Enter' && isTyping))) return
    event.preventDefault()
    if (step === undefined) return first && choose(first)
    const all = [...(body.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    all.at((all.findIndex((one) => one.matches(':focus')) + step) % all.length)?.focus()
  }
  return (
    <EditingDialog title={`选择${label}`} introduction="输入名称或型号的一部分；↓ 到结果，Enter 选中。" width="narrow" onPutOff={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the choices within */}
      <div ref={body} className={dialog.body} onKeyDown={onKeyDown}>
        <input
          type="search"
          className={styles.search}
          aria-label={`查找${label}`}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={styles.said} role="status">
          {said}
        </p>
        <ul className={styles.choices}>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" className={styles.choice} aria-pressed={chosen.includes(one.id)} onClick={() => choose(one)}>
                {one.title}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={dialog.footer}>
        <button type="button" className={dialog.button} onClick={onClose}>
          取消
        </button>
      </div>
    </EditingDialog>
  )
}

/** What is found for words, and what is to be said of it. */
function useFound(source: Source, words: string, noun: string) {
  const [found, setFound] = useState<readonly NamedDocument[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    setSaid('正在查找…')
    const look = async () => {
      const answer = await documentsLike(source, words, controller.signal)
      setFound(answer)
      setSaid(sentence(answer.length, noun))
    }
    const fail = () => {
      if (!controller.signal.aborted) setSaid('网络不通，请稍后再试。')
    }
    const timer = setTimeout(() => void look().catch(fail), words === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [source, words, noun])
  return { found, said }
}

function sentence(count: number, noun: string): string {
  if (count === 0) return `没有找到这样的${noun}。`
  return count < MOST_OFFERED ? `找到 ${count} 个${noun}` : `列出前 ${MOST_OFFERED} 个，可以再输入几个字。`
}
