'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { Templates } from './offered'
import { StartForm } from './start-form'

type Props = { slug: string; list: string; offered: Templates }

/** Begins a document on a page of its own: its form comes in the place of this one. */
export function StartHere({ slug, list, offered }: Props) {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  // Who goes back from the form wants the list, and no second document.
  return <StartForm slug={slug} offered={offered} onBegun={({ id }) => startRouteTransition(() => router.replace(`${list}/${id}`))} />
}
