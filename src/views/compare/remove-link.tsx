'use client'

import { useCompare } from '@/components/compare/use-compare'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'

type Props = { entry: string; name: string; href: string; className?: string }

/** The comparison without one of its products; it is no longer collected either. */
export function RemoveLink({ entry, name, href, className }: Props) {
  const { remove } = useCompare()
  return (
    <SiteLink href={href} rel="nofollow" scroll={false} className={className} aria-label={`不再对比 ${name}`} onClick={() => remove(entry)}>
      <Icon name="close" size={24} />
    </SiteLink>
  )
}
