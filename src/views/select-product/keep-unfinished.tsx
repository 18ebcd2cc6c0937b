'use client'

import { useEffect } from 'react'
import { forgetUnfinished, keepUnfinished } from './unfinished-selection'

/** Keeps on this device where a selection was left, for `ResumeBand`. */
export function KeepUnfinished({ href, text }: { href: string; text: string }) {
  useEffect(() => keepUnfinished({ href, text, at: Date.now() }), [href, text])
  return null
}

/** Who has seen the result has nothing to go on with. */
export function ForgetUnfinished() {
  useEffect(forgetUnfinished, [])
  return null
}
