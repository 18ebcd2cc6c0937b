'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string; follow: () => void }

/**
 * A control of a filter. It is a link, so that it works without a script; with one, `follow` changes the list in place.
 * Next's own link, because `SiteLink` has no way to take over its navigation.
 */
export function FilterLink({ follow, ...props }: Props) {
  return (
    <Link
      {...props}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        follow()
      }}
      onKeyDown={(event) => {
        // A link in the role of a checkbox or button also answers to the space bar.
        if (event.key !== ' ' || !props.role) return
        event.preventDefault()
        follow()
      }}
    />
  )
}
