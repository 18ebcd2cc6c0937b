'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's scripts are ready: false in what the server sends. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
