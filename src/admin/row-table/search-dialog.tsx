'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { EditingDialog } from '../editing/editing-dialog'
import dialog from '../editing/editing-dialog.module.css'
import styles from './picker.module.css'

/** Something that can be chosen; what is said beside its title. */
export type Offered = { key: string; title: string; note?: string }

type Props<Found extends Offered> = {
  title: string
  introduction: string
  /** What is searched for, as one speaks of it: 产品. */
  noun: string
  /** @returns what is found for the words; for none, what to begin with. Stays the same function. */
  search: (words: string, signal: AbortSignal) => Promise<readonly Found[]>
  isChosen: (one: Found) => boolean
  /** What is said of so many, where it isn't none. */
  say: (count: number) => string
  onChoose: (one: Found) => void
  onClose: () => void
}

/** So long one types before it is searched, in milliseconds. */
const PAUSE = 150

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A dialog over the form in which something is found by some letters of its name, and chosen, with the keyboard alone, too. */
export function SearchDialog<Found extends Offered>({ title, introduction, noun, search, isChosen, say, onChoose, onClose }: Props<Found>) {
  const body = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const { found, said } = useFound(search, words.trim(), noun, say)
  const choose = (one: Found) => {
    onChoose(one)
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
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={styles.said} role="status">
          {said}
        </p>
        <ul className={styles.choices}>
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

/** What is found for words, and what is to be said of it. */
function useFound<Found extends Offered>(search: Props<Found>['search'], words: string, noun: string, say: Props<Found>['say']) {
  const [found, setFound] = useState<readonly Found[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    setSaid('正在查找…')
    const look = async () => {
      const answer = await search(words, controller.signal)
      setFound(answer)
      setSaid(answer.length === 0 ? `没有找到这样的${noun}。` : say(answer.length))
    }
    const fail = () => {
      if (!controller.signal.aborted) setSaid('网络不通，请稍后再试。')
    }
    const timer = setTimeout(() => void look().catch(fail), words === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, words, noun, say])
  return { found, said }
}
