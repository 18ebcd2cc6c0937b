'use client'

import { useConfig } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { type RefObject, useEffect } from 'react'
import type { Source } from '../../../lib/source-marks'
import { describeSource } from './described'
import { openField } from './open-field'
import { useOwnName } from './use-own-name'
import { WhereOneIs } from './where-one-is'

/** An address of this admin, and of no other site. */
const OWN_PATH = /^\/admin\/[\w/-]+$/

/** The address of another form that opens at a field, with the way back to this one. */
export function addressOf(form: string, { path }: Source): string {
  return `${form}?${new URLSearchParams({ field: path, back: window.location.pathname })}`
}

/** Who came here from another document’s preview is led to the field, and finds the way back. */
export function Arrival({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { config } = useConfig()
  const own = useOwnName()
  const query = useSearchParams()
  const [path, back] = [query.get('field'), query.get('back')]
  useEffect(() => {
    const form = panel.current?.closest('form')
    const place = path === null ? null : describeSource(config, { document: own, path })?.place
    if (form && place) void openField(form, place)
  }, [panel, own, path, config])
  return <WhereOneIs inside={panel} field="" back={back !== null && OWN_PATH.test(back) ? back : null} />
}
