'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { scrollBehavior } from '@/lib/scroll-behavior'

/** Leads to a group of options, without an entry in the history; the keyboard goes on with what is chosen there. */
export function GroupLink({ id, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { id: string }) {
  return <a {...props} href={`#${id}`} onClick={(event) => goTo(event, id)} />
}

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const group = document.getElementById(id)
  if (!group) return
  event.preventDefault()
  group.scrollIntoView({ behavior: scrollBehavior() })
  const control = group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input')
  control?.focus({ preventScroll: true })
}
