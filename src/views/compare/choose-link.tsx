'use client'

import type { ReactNode } from 'react'
import type { Collected } from '@/components/compare/compare-store'
import { useCompare } from '@/components/compare/use-compare'
import { SiteLink } from '@/components/site-link/site-link'

type Props = { href: string; products: readonly Collected[]; className?: string; children: ReactNode }

/** To a list where these products are ticked already. */
export function ChooseLink({ href, products, className, children }: Props) {
  const { replace } = useCompare()
  return (
    <SiteLink href={href} className={className} onClick={() => replace(products)}>
      {children}
    </SiteLink>
  )
}
