'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Props<P> = {
  /** The same function each time. */
  load: () => Promise<ComponentType<P>>
  /** Undefined while nobody asks for it. */
  props: P | undefined
  /** What stands there until it has come; nothing unless it is given. */
  meanwhile?: ReactNode
}

/**
 * A part of a form that comes after it (record 0086). It is fetched ahead, beside the form, and once more when somebody asks before it has come;
 * where the line is gone, the form stays as it is.
 */
export function Late<P extends object>({ load, props, meanwhile = null }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const isThere = Part !== null
  const isMissed = !isThere && props !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once more as soon as it is missed
  useEffect(() => {
    if (isThere) return
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    )
  }, [load, isThere, isMissed])
  if (!props) return null
  return Part ? <Part {...props} /> : meanwhile
}
