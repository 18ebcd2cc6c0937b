import { useForm, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { catchUp } from './catch-up'
import type { OpenForm } from './open-form'
import type { Presence, TakenOverBy, Visitor } from './use-presence'

/** `editing`: somebody else edits what is only looked at here. `waiting`: until he leaves. `taken-over`: until who took it leaves. */
export type Turn = { kind: 'editing' | 'waiting'; who: Visitor } | { kind: 'taken-over'; who: TakenOverBy }

type Choice = 'ask' | 'wait' | 'together'

type Options = Presence & {
  /** Was anything changed in this form since it was opened? */
  edits: boolean
  takeOver: () => Promise<boolean>
}

/** What those are called who have the document open elsewhere. */
export const nameOf = ({ name, isMyself }: { name: string; isMyself: boolean }) => (isMyself ? '您的另一个窗口' : name)

/**
 * Two at one document: who comes to what another one edits may wait for him, or take it over; then the other one waits. A form that
 * waits can be read, and what was typed in it stays. When the other one has left, it shows what was saved meanwhile.
 *
 * @returns `turn`: what is to be said, null when nobody is in the way; and what can be chosen
 */
export function useTurns(form: OpenForm, { others, takenOverBy, takeOver, edits }: Options) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const who = others.find((other) => other.edits)
  // Who writes already goes on, and the versions are merged.
  if (who && !choice) setChoice(edits ? 'together' : 'ask')
  if (!who && choice) setChoice(null)
  const turn = turnOf(who, takenOverBy, choice)
  const waitsFor = turn && turn.kind !== 'editing' ? nameOf(turn.who) : null
  useLock(form, waitsFor !== null)

  const waitedFor = useRef<string | null>(null)
  useEffect(() => {
    if (waitedFor.current && !waitsFor) form.tell(`${waitedFor.current}已离开，现在可以编辑了。`)
    waitedFor.current = waitsFor
  }, [form, waitsFor])

  const goOn = () => {
    waitedFor.current = null
    setChoice('together')
  }
  return {
    turn,
    goOn,
    wait: () => setChoice('wait'),
    takeOver: async () => {
      if (await takeOver()) goOn()
      else form.tell('网络已断开，没有接手。请稍后再试。')
    },
  }
}

function turnOf(who: Visitor | undefined, takenOverBy: TakenOverBy | null, choice: Choice | null): Turn | null {
  if (takenOverBy) return { kind: 'taken-over', who: takenOverBy }
  if (!who || !choice || choice === 'together') return null
  return { kind: choice === 'wait' ? 'waiting' : 'editing', who }
}

/** Nothing can be typed, or saved by hand; what was typed just before is still saved by itself. Then the form is brought up to date. */
function useLock(form: OpenForm, isLocked: boolean): void {
  const { setProcessing } = useForm()
  const isProcessing = useFormProcessing()
  const wasLocked = useRef(false)
  // The end of a saving unlocks the form.
  useEffect(() => {
    if (isLocked && !isProcessing) setProcessing(true)
  }, [isLocked, isProcessing, setProcessing])
  useEffect(() => {
    if (wasLocked.current && !isLocked) {
      setProcessing(false)
      void catchUp(form)
    }
    wasLocked.current = isLocked
  }, [form, isLocked, setProcessing])
}
