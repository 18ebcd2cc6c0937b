'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PublishFinding } from '../../domain/publish-finding'
import { useOwnName } from '../preview/click-to-edit/use-own-name'
import { askFindings } from './ask-findings'

/** So long nothing is typed before it is looked at again. */
const PAUSE_MS = 600

/** Nothing yet, no answer, or what was found. */
export type Findings = PublishFinding[] | 'asking' | 'unknown'

/** What the check finds in the form; while `isOpen`, it is looked at again with each change. */
export function useFindings(isOpen: boolean): { findings: Findings; check: () => Promise<PublishFinding[] | null> } {
  const document = useOwnName()
  const [fields] = useAllFormFields()
  const values = useMemo(() => reduceFieldsToValues(fields, true), [fields])
  const latest = useRef(values)
  latest.current = values
  const [findings, setFindings] = useState<Findings>('asking')
  const asked = useRef(0)

  const check = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    const found = await askFindings(document, latest.current)
    // A later question has a newer answer.
    if (turn === asked.current) setFindings(found ?? 'unknown')
    return found
  }, [document])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values is looked at
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => void check(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, check, values])
  return { findings, check }
}
