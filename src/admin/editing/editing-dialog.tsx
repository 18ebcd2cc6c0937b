'use client'

import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-over-form'

const load = () => import('./dialog-over-form')
const DialogOverForm = lazy(async () => ({ default: (await load()).DialogOverForm }))

/** Fetches what dialogs need, while the line is there: they are about lines and sessions that are not. */
export const prepareDialogs = (): void => void load().catch(() => undefined)

/** A dialog over the form. It comes after the form itself: few forms ever ask (record 0086). */
export function EditingDialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogOverForm {...props} />
    </Suspense>
  )
}
