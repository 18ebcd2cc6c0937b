'use client'

import { useDocumentDrawer } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { FieldPlace } from './field-place'
import { openField } from './open-field'
import { until } from './until'

type Props = { slug: string; id: string; place: FieldPlace | null; onClose: () => void }

/** Another document of which the page shows something, in a drawer over its own editor: closing it is the way back. */
export function OtherDocument({ slug, id, place, onClose }: Props) {
  // The databases’ ids: numbers in SQLite.
  const [Drawer, , { isDrawerOpen, openDrawer }] = useDocumentDrawer({ collectionSlug: slug, id: /^\d+$/.test(id) ? Number(id) : id })
  const wasOpen = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useEffect(openDrawer, [])

  useEffect(() => {
    if (isDrawerOpen && place) void focusIn(place)
    if (!isDrawerOpen && wasOpen.current) onClose()
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen, place, onClose])

  return <Drawer />
}

async function focusIn(place: FieldPlace): Promise<void> {
  const form = await until(() => [...document.querySelectorAll('.doc-drawer form')].at(-1) ?? null)
  if (form) await openField(form, place)
}
