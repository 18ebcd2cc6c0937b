'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { Problem } from '@/contract/form-rules'
import { notifyError } from '../toast/notify'
import type { Control } from './control'
import { dropDraft, type FormValues, submissionKey } from './form-draft'
import { isOfTheLine, type Outcome } from './post'
import { useDraft } from './use-draft'

type Options<V extends FormValues, A> = {
  /** Of the form: the ids of its fields and its draft begin with it. */
  name: string
  empty: V
  /** The contract's rules: the first thing that is wrong. */
  check: (values: V) => Problem<V> | null
  /** @param key the same for each try, until one has worked */
  send: (values: V, key: string) => Promise<Outcome<A>>
  onDone: (answer: A, values: V) => void
  /** What the visitor is told when sending fails; the cause comes after it (spec: service/sent). */
  failure: string
  /** The server's own words come first, where it has said something. */
  isServerFirst?: boolean
  /** Values that a try uses up (a captcha); they are not kept either. */
  spent?: Partial<V>
  onFailure?: (message: string) => void
  /** A refusal by the server that belongs to a field. */
  problemIn?: (message: string) => Problem<V> | null
  /** Offer to send again beside the message; not for what needs a new captcha. */
  canRetry?: boolean
}

/** What has failed, and why, where that is known. */
export type Failure = { title: string; detail: string }

function failureOf(message: string, { failure, isServerFirst }: { failure: string; isServerFirst?: boolean }): Failure {
  if (isServerFirst && message && !isOfTheLine(message)) return { title: message, detail: '' }
  return { title: failure, detail: message === failure ? '' : message }
}

type FieldOf<V, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string]

/**
 * A form (spec: service/checking): checked in order up to the first failure, which is shown as a toast
 * and under its field, with the focus on it. What was typed stays when sending fails, and when the page is loaded again.
 */
export function useForm<V extends FormValues, A>(options: Options<V, A>) {
  const { name, empty, check, send, onDone, spent = {} } = options
  const { values, current, show, set: keep } = useDraft(name, empty, Object.keys(spent))
  const running = useRef(false)
  const isSent = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem<V> | null>(null)
  const [failed, setFailed] = useState<Failure | null>(null)

  function set(field: keyof V & string, value: string | boolean) {
    // While the page makes way, nothing that is typed brings back what was sent.
    if (isSent.current) show({ ...current(), [field]: value })
    else keep(field, value)
    if (problem?.field === field) setProblem(null)
  }

  function reject(found: Problem<V>) {
    setProblem(found)
    void notifyError(found.message)
    document.getElementById(`${name}-${found.field}`)?.focus()
  }

  function fail(message: string) {
    show({ ...current(), ...spent })
    options.onFailure?.(message)
    const found = options.problemIn?.(message)
    if (found) return reject(found)
    const told = failureOf(message, options)
    setFailed(told)
    const retry = { label: '重试', onClick: () => void submit() }
    void notifyError(told.title, options.canRetry ? retry : undefined, told.detail)
  }

  async function submit() {
    if (running.current) return
    const found = check(current())
    setFailed(null)
    if (found) return reject(found)
    setProblem(null)
    running.current = true
    setIsBusy(true)
    const sent = current()
    const outcome = await send(sent, submissionKey(name))
    // After success it stays busy: the page is being left.
    if (outcome.kind === 'done') {
      isSent.current = true
      dropDraft(name)
      return onDone(outcome.answer, sent)
    }
    running.current = false
    setIsBusy(false)
    fail(outcome.message)
  }

  function control<T extends string | boolean>(field: keyof V & string, value: T): Control<T> {
    return {
      id: `${name}-${field}`,
      name: field,
      value,
      error: problem?.field === field ? problem.message : '',
      onChange: (changed) => set(field, changed),
    }
  }

  return {
    text: (field: FieldOf<V, string>) => control(field, String(values[field])),
    tick: (field: FieldOf<V, boolean>) => control(field, Boolean(values[field])),
    isBusy,
    /** What the last failure was; null when there was none. */
    failed,
    /** For what is no field of its own: a product that an address names. */
    set,
    values,
    current,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      // The form of a popup stands in the page's form for React, though not in the document.
      event.stopPropagation()
      void submit()
    },
  }
}
