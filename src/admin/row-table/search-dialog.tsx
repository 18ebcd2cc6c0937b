'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { EditingDialog } from '../editing/editing-dialog'
import dialog from '../editing/editing-dialog.module.css'
import styles from './picker.module.css'
import { type Search, useFound } from './use-found'

/** Something that can be chosen; what is said beside its title. */
export type Offered = { key: string; title: string; note?: string }

type Props<Found extends Offered> = {
  title: string
  introduction: string
  /** What is searched for, as one speaks of it: 产品. */
  noun: string
  /** Stays the same function. */
  search: Search<Found>
  isChosen: (one: Found) => boolean
  /** What is said of so many, where it isn't none. */
  say: (count: number) => string
  onChoose: (one: Found) => void
  onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A dialog over the form in which something is found by some letters of its name, and chosen, with the keyboard alone, too. */
export function SearchDialog<Found extends Offered>({ title, introduction, noun, search, isChosen, say, onChoose, onClose }: Props<Found>) {
  const body = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const { found, state, lookAgain } = useFound(search, words.trim())
  // Whoever types quickly presses Enter before the answer is there: it means the first of what these words find.
  const [isFirstAwaited, setFirstAwaited] = useState(false)
  const choose = (one: Found) => {
    onChoose(one)
    onClose()
  }
  const [first] = found
  const takeFirst = () => {
    if (state === 'cut') lookAgain()
    if (state !== 'found') return setFirstAwaited(words.trim() !== '')
    if (first) choose(first)
  }
  useEffect(() => {
    if (!isFirstAwaited || state === 'looking') return
    setFirstAwaited(false)
    if (state === 'found') takeFirst()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const isTyping = event.target instanceof HTMLInputElement
    if (event.nativeEvent.isComposing || (step === undefined && !(event.key === 'Enter' && isTyping))) return
    event.preventDefault()
    if (step === undefined) return void (event.repeat || takeFirst())
    const all = [...(body.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    all.at((all.findIndex((one) => one.matches(':focus')) + step) % all.length)?.focus()
  }
  const said = {
    looking: isFirstAwaited ? '正在查找，找到后选中第一个…' : '正在查找…',
    cut: '没能查找：网络不通，或登录已失效。按 Enter 再试。',
    found: first ? say(found.length) : `没有找到这样的${noun}。`,
  }
  return (
    <EditingDialog title={title} introduction={introduction} width="narrow" onPutOff={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the choices within */}
      <div ref={body} className={dialog.body} onKeyDown={onKeyDown}>
        <input
          type="search"
          className={styles.search}
          aria-label={`查找${noun}`}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setFirstAwaited(false)
          }}
          onBlur={() => setFirstAwaited(false)}
        />
        <p className={styles.said} role="status">
          {said[state]}
        </p>
        <ul className={styles.choices} aria-busy={state === 'looking'}>
          {found.map((one) => (
            <li key={one.key}>
              <button type="button" className={styles.choice} aria-pressed={isChosen(one)} onClick={() => choose(one)}>
                {one.title}
                {one.note && <span className={styles.note}>{one.note}</span>}
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
