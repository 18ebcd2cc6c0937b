import { useForm } from '@payloadcms/ui'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { untilAnswered } from '../../editing/questions'
import { type Typed, textAt } from './begin'
import { lineOf, problemOf } from './line'
import { movedPlace } from './moved-place'
import { refusedByServer } from './refused-by-server'
import { writeLine } from './write-line'

type Options = {
  panel: RefObject<HTMLElement | null>
  typed: Typed
  /** @param line is in the form now; what was there before counts as well */
  onTaken: (line: string) => void
  /** While a line is written, the page stays where it is. */
  onWrite: () => void
}

/** Takes a line into the form, once all its rules hold; else it says why not, and the line stays. */
export function useTaking({ panel, typed, onTaken, onWrite }: Options) {
  const { getFields } = useForm()
  const [problem, setProblem] = useState('')
  const [isTaking, setTaking] = useState(false)
  const isBusy = useRef(false)
  const known = useRef(typed.value)
  const latest = useRef({ typed, onTaken, onWrite })
  latest.current = { typed, onTaken, onWrite }

  const tryTo = useCallback(
    async (line: string): Promise<string | null> => {
      const { place, rowIds, target } = latest.current.typed
      const form = panel.current?.closest('form')
      const before = movedPlace(getFields(), place, rowIds)
      if (!form || !before) return ROW_GONE
      const broken = problemOf(line, place.line) ?? (await refusedByServer(target.source.document, getFields(), before.path, line))
      if (broken) return broken
      await untilAnswered()
      // A colleague may have changed it, now or while the server was asked.
      const now = movedPlace(getFields(), place, rowIds)
      if (!now) return ROW_GONE
      const value = textAt(getFields(), now.path)
      if (value !== known.current && value !== line) {
        known.current = value
        return `这里刚刚改成了“${value}”。再按一次回车用您写的，按 Esc 用新的。`
      }
      latest.current.onWrite()
      return (await writeLine(form, now, line)) ? null : LOCKED
    },
    [getFields, panel],
  )

  const take = useCallback(
    async (text: string) => {
      if (isBusy.current) return
      const line = lineOf(text)
      if (line === latest.current.typed.value.trim()) return latest.current.onTaken(line)
      isBusy.current = true
      setTaking(true)
      const why = await tryTo(line)
      isBusy.current = false
      setTaking(false)
      setProblem(why ?? '')
      if (why === null) latest.current.onTaken(line)
    },
    [tryTo],
  )
  return { problem, isTaking, take, forget: useCallback(() => setProblem(''), []) }
}

const ROW_GONE = '这一行已经不在了。您写的文字还在这里，可以复制到别处；按 Esc 离开。'
const LOCKED = '这个字段现在不能修改。您写的文字还在这里，可以复制；按 Esc 离开。'
