'use client'

import { lazy, Suspense } from 'react'
import type { PickerProps } from '../row-table/row-aid'

const Late = lazy(async () => ({ default: (await import('./attribute-picker')).AttributePicker }))

/** The choice of attributes; it comes when somebody first asks for it (record 0086). */
export function LateAttributePicker(props: PickerProps) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
