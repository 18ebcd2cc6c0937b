import Link from 'next/link'
import type { ComponentProps } from 'react'
import { ExternalLink } from '../external-link/external-link'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; scroll?: boolean }

/**
 * The one way to link: pages of this site by client navigation, without prefetching (a dynamic page would be rendered
 * for each link in view); other sites and files in a new tab.
 */
export function SiteLink({ href, scroll, children, ...props }: Props) {
  const isFile = /^\/(files|media)\//.test(href)
  if (href.startsWith('/') && !isFile) {
    return (
      <Link href={href} prefetch={false} scroll={scroll} {...props}>
        {children}
      </Link>
    )
  }
  if (/^https?:/.test(href)) {
    return (
      <ExternalLink href={href} {...props}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  )
}
