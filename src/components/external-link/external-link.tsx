'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { openExternal } from './open-external'

type Props = ComponentProps<'a'> & { href: string }

/** A link to another site, in a new window. Without a script, and with a modifier key, it is the browser's own. */
export function ExternalLink({ href, children, ...props }: Props) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openExternal(href)
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props} onClick={open}>
      {children}
    </a>
  )
}
