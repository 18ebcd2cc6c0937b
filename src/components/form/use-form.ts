'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Problem } from '@/contract/form-rules'
import { notifyError } from '../toast/notify'
import type { Control } from './control'
import { dropDraft, type FormValues, keepDraft, readDraft, readTyped } from './form-draft'
import type { Outcome } from './post'

type Options<V extends FormValues, A> = {
  /** Of the form: the ids of its fields and its draft begin with it. */
  name: string
  empty: V
  /** The contract's rules: the first thing that is wrong. */
  check: (values: V) => Problem<V> | null
  send: (values: V) => Promise<Outcome<A>>
  onDone: (answer: A) => void
  /** What the visitor is told when sending fails and the server says nothing. */
  failure: string
  /** Values that a try uses up (a captcha); they are not kept either. */
  spent?: Partial<V>
  onFailure?: () => void
  /** A refusal by the server that belongs to a field. */
  problemIn?: (message: string) => Problem<V> | null
  /** Offer to send again beside the message; not for what needs a new captcha. */
  canRetry?: boolean
}

type FieldOf<V, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string]

/**
 * A form (spec: service/checking): checked in order up to the first failure, which is shown as a toast
 * and under its field, with the focus on it. What was typed stays when sending fails, and when the page is loaded again.
 */
export function useForm<V extends FormValues, A>(options: Options<V, A>) {
  const { name, empty, check, send, onDone, failure, spent = {} } = options
  const [values, setValues] = useState(empty)
  const latest = useRef(values)
  const running = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem<V> | null>(null)
  const [failureDetail, setFailureDetail] = useState<string | null>(null)

  function show(next: V) {
    latest.current = next
    setValues(next)
  }

  // Once, when scripts are ready: what the tab remembers, and on top of it what has been typed since the page was served.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name and the empty values of a form don't change
  useEffect(() => show({ ...empty, ...readDraft(name, empty), ...readTyped(name, empty) }), [])

  function set(field: keyof V & string, value: string | boolean) {
    show({ ...latest.current, [field]: value })
    keepDraft(name, latest.current, Object.keys(spent))
    if (problem?.field === field) setProblem(null)
  }

  function reject(found: Problem<V>) {
    setProblem(found)
    void notifyError(found.message)
    document.getElementById(`${name}-${found.field}`)?.focus()
  }

  function fail(message: string) {
    show({ ...latest.current, ...spent })
    options.onFailure?.()
    const found = options.problemIn?.(message)
    if (found) return reject(found)
    setFailureDetail(message)
    const retry = { label: '重试', onClick: () => void submit() }
    void notifyError(message || failure, options.canRetry ? retry : undefined)
  }

  async function submit() {
    if (running.current) return
    const found = check(latest.current)
    setFailureDetail(null)
    if (found) return reject(found)
    setProblem(null)
    running.current = true
    setIsBusy(true)
    const outcome = await send(latest.current)
    // After success it stays busy: the page is being left.
    if (outcome.kind === 'done') {
      dropDraft(name)
      return onDone(outcome.answer)
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
    /** What is known of the last failure; null when there was none. */
    failureDetail,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      // The form of a popup stands in the page's form for React, though not in the document.
      event.stopPropagation()
      void submit()
    },
  }
}
