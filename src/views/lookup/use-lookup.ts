'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { post } from '@/components/form/post'
import { useDraft } from '@/components/form/use-draft'
import { notifyError } from '@/components/toast/notify'
import { listText } from '@/contract/list-text'
import type { LookupResult, SentLookup } from '@/contract/lookup'
import { MAX_LIST_BYTES } from '@/domain/code-list/limits'

const FAILURE = '核对失败，请重试'
const NOTHING = '请粘贴型号，或选择一个文件'
const TOO_LARGE = '文件超过 5 MB，请只留下型号和数量两列后再上传。'

const loadAnswer = () => import('@/contract/lookup').then(({ listAnswer }) => listAnswer)

type Outcome = { result: LookupResult | null; fileName: string; problem: string }

/** The last list that was looked up: who goes to a product and back finds it again. */
let kept: Outcome | null = null

/**
 * Sends a list and has what came of it. What was pasted stays, whatever happens (spec: lookup/nothing-lost).
 *
 * @param sent what the page has answered to the plain form
 */
export function useLookup(sent: SentLookup) {
  const draft = useDraft('lookup', { text: sent.text }, [])
  const [outcome, setOutcome] = useState<Outcome>({ result: sent.result, fileName: sent.fileName, problem: sent.problem })
  const [isBusy, setIsBusy] = useState(false)
  const [count, setCount] = useState(0)
  const running = useRef(false)
  const head = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (kept && !sent.result && !sent.problem) setOutcome(kept)
  }, [sent])

  function show(next: Outcome) {
    kept = next
    setOutcome(next)
  }

  function refuse(problem: string) {
    show({ ...outcome, problem })
    void notifyError(problem)
    document.getElementById('lookup-text')?.focus()
  }

  async function send(form: FormData) {
    const file = form.get('file')
    const isFile = file instanceof File && file.size > 0
    if (!isFile && draft.current().text.trim() === '') return refuse(NOTHING)
    if (isFile && file.size > MAX_LIST_BYTES) return refuse(TOO_LARGE)
    // Not both: the file goes before the text.
    form.delete(isFile ? 'text' : 'file')
    setIsBusy(true)
    const answer = await post('/prod-api/api/product/lookup/list', form, loadAnswer)
    setIsBusy(false)
    if (answer.kind === 'failed') return fail(answer.message, form)
    if (isFile) draft.set('text', listText(answer.answer.data))
    show({ result: answer.answer.data, fileName: isFile ? file.name : '', problem: '' })
    setCount((number) => number + 1)
    requestAnimationFrame(() => head.current?.focus())
  }

  function fail(message: string, form: FormData) {
    show({ ...outcome, problem: message || FAILURE })
    void notifyError(FAILURE, { label: '重试', onClick: () => void submit(form) }, message)
  }

  async function submit(form: FormData) {
    if (running.current) return
    running.current = true
    await send(form)
    running.current = false
  }

  return {
    ...outcome,
    text: draft.values.text,
    setText: (text: string) => draft.set('text', text),
    isBusy,
    /** How often a list was looked up. */
    count,
    /** Of the line that says what came of it: it gets the focus. */
    head,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(new FormData(event.currentTarget))
    },
  }
}

export type Lookup = ReturnType<typeof useLookup>
