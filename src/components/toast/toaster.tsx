'use client'

import { type ComponentProps, useEffect } from 'react'
import { Toaster } from 'sonner'
import { toasterIsReady } from './notify'

/** The place of the messages; it listens from its first effect on. */
export function ReadyToaster(props: ComponentProps<typeof Toaster>) {
  useEffect(() => toasterIsReady(true), [])
  return <Toaster {...props} />
}
