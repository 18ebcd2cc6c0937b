import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import { arrowLinkStyle, type ButtonTone, buttonStyle } from './button-style'

type Props = { href: string; tone?: ButtonTone; size?: 'normal' | 'small'; className?: string; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ href, tone, size, className, children }: Props) {
  return (
    <SiteLink href={href} className={buttonStyle(tone, size, className)}>
      {children}
    </SiteLink>
  )
}

/** A text link with an arrow. */
export function ArrowLink({ href, className = '', children }: Pick<Props, 'href' | 'className' | 'children'>) {
  return (
    <SiteLink href={href} className={`${arrowLinkStyle} ${className}`}>
      {children}
      <Icon name="arrow-right" size={20} />
    </SiteLink>
  )
}
