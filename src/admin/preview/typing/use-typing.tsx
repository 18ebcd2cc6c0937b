'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Described } from '../click-to-edit/described'
import type { Target } from '../click-to-edit/page-targets'
import type { Typed } from './begin'
import { LateTyping, loadBeginning, prepareTyping } from './late-typing'

type Around = Pick<Parameters<typeof LateTyping>[0], 'panel' | 'page' | 'targets' | 'scale' | 'onWrite'> & {
  own: string
  onRefuse: (why: string) => void
}

/** Typing in the page: what begins it, and what lies over the page meanwhile. */
export function useTyping({ own, onRefuse, ...around }: Around): {
  begin: (target: Target, described: Described) => Promise<boolean>
  layer: ReactNode
} {
  const { getFields } = useForm()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const mayEdit = hasSavePermission === true && !isTrashed
  const [typed, setTyped] = useState<{ line: Typed; label: string; turn: number } | null>(null)
  useEffect(prepareTyping, [])
  const begin = useCallback(
    async (target: Target, described: Described) => {
      const asked = { target, described, isOwn: target.source.document === own, mayEdit }
      const line = await loadBeginning().then(
        ({ beginTyping }) => beginTyping(getFields(), asked),
        () => '现在不能在页面里修改，请在表单里修改。',
      )
      if (typeof line === 'string') onRefuse(line)
      else setTyped((before) => ({ line, label: described.field, turn: (before?.turn ?? 0) + 1 }))
      return typeof line !== 'string'
    },
    [own, mayEdit, getFields, onRefuse],
  )
  const end = useCallback(() => setTyped(null), [])
  const layer = typed && <LateTyping key={typed.turn} {...around} typed={typed.line} label={typed.label} onEnd={end} />
  return { begin, layer }
}
