'use client'

import { lazy, Suspense } from 'react'
import type { Overview } from '../../import-orders/overview-shape'

/** Few pages of the admin are this one: its script comes with it. */
const Imports = lazy(async () => ({ default: (await import('./imports')).Imports }))

export function LateImports({ initial }: { initial: Overview }) {
  return (
    <Suspense fallback={null}>
      <Imports initial={initial} />
    </Suspense>
  )
}
