'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { TypingInPage } from './typing-in-page'

const load = () => import('./typing-in-page')
const Late = lazy(async () => ({ default: (await load()).TypingInPage }))

/** What can be typed in place is looked at there as well. */
export const loadBeginning = () => import('./begin')

/** Fetches it while nobody needs it yet: whoever clicks twice types at once. */
export const prepareTyping = (): void => void Promise.all([load(), loadBeginning()]).catch(() => undefined)

/** A line that is typed in the page. It comes after the form itself (record 0086). */
export function LateTyping(props: ComponentProps<typeof TypingInPage>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
