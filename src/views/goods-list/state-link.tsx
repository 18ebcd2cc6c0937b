'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { useList } from './list-context'
import { type ListState, toHref } from './list-state'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { to: ListState; afterwards?: () => void }

/**
 * A control of the filter. It is a link, so that it works without a script; with one, the list changes in place. Next's
 * own link, because `SiteLink` has no way to take over its navigation.
 */
export function StateLink({ to, afterwards, ...props }: Props) {
  const { go } = useList()
  const follow = () => {
    go(to)
    afterwards?.()
  }
  return (
    <Link
      {...props}
      href={toHref(to)}
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
