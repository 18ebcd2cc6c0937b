'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { navigateAsList } from '@/components/navigation/transitions'
import { SELECTOR } from '@/domain/selector/selection'

/** So long nobody types before the calculation follows. */
const REST_MS = 400

type Props = { label: string; children: ReactNode }

/** A form whose address follows what is typed, so that the page calculates anew and keeps it. Without scripts it is sent by its buttons. */
export function LiveForm({ label, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function follow() {
    if (!form.current) return
    const href = hrefOf(form.current)
    navigateAsList(() => startTransition(() => router.replace(href, { scroll: false })), follow)
  }

  function wait() {
    clearTimeout(timer.current)
    timer.current = setTimeout(follow, REST_MS)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    clearTimeout(timer.current)
    const href = hrefOf(event.currentTarget, { step: 'results' })
    startTransition(() => router.push(href))
  }

  return (
    <form ref={form} action={SELECTOR} aria-label={label} aria-busy={isPending} noValidate onInput={wait} onSubmit={send}>
      {children}
    </form>
  )
}

function hrefOf(form: HTMLFormElement, changes: Readonly<Record<string, string>> = {}): string {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
  return `${SELECTOR}?${new URLSearchParams({ ...Object.fromEntries(entries), ...changes })}`
}
