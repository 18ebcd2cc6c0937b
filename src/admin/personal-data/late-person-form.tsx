'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { PersonForm } from './person-form'

const Late = lazy(async () => ({ default: (await import('./person-form')).PersonForm }))

/** The search for a person. It comes with its page only, which few open (record 0086). */
export function LatePersonForm(props: ComponentProps<typeof PersonForm>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
