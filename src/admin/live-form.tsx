'use client'

import { type FormEvent, type ReactNode, useSyncExternalStore } from 'react'

type Props = {
  /** What the form is, for a screen reader. */
  label?: string
  /** Of the fieldset around the fields. */
  className: string | undefined
  onSubmit: () => void
  children: ReactNode
}

const never = () => () => undefined

/** Whether scripts have taken over the page that the server has sent. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A form that only scripts can send. Until they are there, nothing can be typed into it, which would be lost, nor sent: what the
 * browser sends by itself would be answered by nobody, and would stand in the address.
 */
export function LiveForm({ label, className, onSubmit, children }: Props) {
  const isAlive = useIsAlive()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" aria-label={label} onSubmit={submit}>
      <fieldset className={className} disabled={!isAlive}>
        {children}
      </fieldset>
    </form>
  )
}
