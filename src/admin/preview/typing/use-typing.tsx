'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Described } from '../click-to-edit/described'
import type { Target } from '../click-to-edit/page-targets'
import { beginTyping, type Typed } from './begin'
import { LateTyping, prepareTyping } from './late-typing'
import { lineAt, refusals } from './refusal'

type Around = Pick<Parameters<typeof LateTyping>[0], 'panel' | 'page' | 'targets' | 'scale' | 'onWrite'> & {
  own: string
  onRefuse: (why: string) => void
}

/** Typing in the page: what begins it, and what lies over the page meanwhile. */
export function useTyping({ own, onRefuse, ...around }: Around): {
  begin: (target: Target, described: Described) => boolean
  layer: ReactNode
} {
  const { getFields } = useForm()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const mayEdit = hasSavePermission === true && !isTrashed
  const [typed, setTyped] = useState<{ line: Typed; label: string; turn: number } | null>(null)
  useEffect(prepareTyping, [])
  const begin = useCallback(
    (target: Target, described: Described) => {
      const place = lineAt(described, target.source.document === own, mayEdit)
      const line = typeof place === 'string' ? place : beginTyping(getFields(), target, place)
      if (typeof line === 'string') onRefuse(refusals[line])
      else setTyped((before) => ({ line, label: described.field, turn: (before?.turn ?? 0) + 1 }))
      return typeof line !== 'string'
    },
    [own, mayEdit, getFields, onRefuse],
  )
  const end = useCallback(() => setTyped(null), [])
  const layer = typed && <LateTyping key={typed.turn} {...around} typed={typed.line} label={typed.label} onEnd={end} />
  return { begin, layer }
}
